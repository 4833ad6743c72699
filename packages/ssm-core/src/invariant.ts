/**
 * Throws when something that must hold does not. The message says what happened, where, and
 * what to do; it is for engineers and never shown to a person.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}
