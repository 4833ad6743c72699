/** The list that a person came from, as it is kept in the session history with the place; undefined without one. */
export function listOf(state: unknown): readonly string[] | undefined {
  const list: unknown = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return Array.isArray(list) && list.every((seqId) => typeof seqId === 'string') ? list : undefined;
}
