/** The list that was kept last, which the page that opens next reads: a whole menu takes milliseconds to take apart again. */
let last = { text: '', list: [] as readonly string[] };

/**
 * The list of SeqIds that a person came from, as the session history keeps it with the place: one text, for a browser copies
 * thousands of short ones at each step of the history much slower.
 */
export function keptList(list: readonly string[]): string {
  last = { text: list.join(' '), list };
  return last.text;
}

function readList(list: unknown): readonly string[] | undefined {
  if (typeof list === 'string') return list === last.text ? last.list : list.split(' ');
  // As it was kept before: a tab that is open may still have it.
  return Array.isArray(list) && list.every((seqId) => typeof seqId === 'string') ? list : undefined;
}

/** The list of a place's state; undefined without one. */
export function listOf(state: unknown): readonly string[] | undefined {
  return typeof state === 'object' && state !== null && 'list' in state ? readList(state.list) : undefined;
}
