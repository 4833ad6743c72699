/** Names one exchange in the log and in the answer. */
const acceptable = /^[A-Za-z0-9_-]{8,64}$/;

/** The caller's own id when it is fit to be logged, else a new one. */
export function requestIdOf(given: string | null | undefined, newRequestId: () => string): string {
  return given !== null && given !== undefined && acceptable.test(given) ? given : newRequestId();
}
