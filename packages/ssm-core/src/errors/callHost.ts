/**
 * Calls a function that the page gave. What that throws is the page's own error, reported as any that nobody caught: whoever has
 * called goes on, and has no answer.
 */
export function callHost<Answer>(call: () => Answer): Answer | undefined {
  try {
    return call();
  } catch (error) {
    // oxlint-disable-next-line no-console -- Node has no such function, and an error that nobody caught ends its process
    (globalThis.reportError ?? console.error)(error);
    return undefined;
  }
}
