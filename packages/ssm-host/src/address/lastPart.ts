/** The last part of a path, decoded; an escape that means nothing is kept as it was typed. */
export function lastPart(path: string): string {
  const part = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
