/** Caches the last list, since splitting a whole menu takes milliseconds. */
let last = { text: '', list: [] as readonly string[] };

/**
 * Joins the SeqIds that the user came from into one text for the history state.
 * A browser copies one text much faster than thousands of short ones at each navigation.
 */
export function keptList(list: readonly string[]): string {
  last = { text: list.join(' '), list };
  return last.text;
}

function readList(list: unknown): readonly string[] | undefined {
  if (typeof list === 'string') return list === last.text ? last.list : list.split(' ');
  // An earlier format, which open tabs may still have.
  return Array.isArray(list) && list.every((seqId) => typeof seqId === 'string') ? list : undefined;
}

export function listOf(state: unknown): readonly string[] | undefined {
  return typeof state === 'object' && state !== null && 'list' in state ? readList(state.list) : undefined;
}
