/**
 * Throws when a condition does not hold. The message is for engineers and never shown to users. It says what happened,
 * where, and what to do about it.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
