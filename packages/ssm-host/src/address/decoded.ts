/** A part of a path, decoded; an escape that means nothing is kept as it was typed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The last part of a path. */
export function lastPart(path: string): string {
  return decoded(path.split('/').at(-1) ?? '');
}
