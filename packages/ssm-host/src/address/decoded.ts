export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function lastPart(path: string): string {
  return decoded(path.split('/').at(-1) ?? '');
}
