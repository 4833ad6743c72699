/** Reports an error of the page's own as any that nobody caught. */
export function reportHost(error: unknown): void {
  // oxlint-disable-next-line no-console -- Node has no such function, and an error that nobody caught ends its process
  (globalThis.reportError ?? console.error)(error);
}

/** Calls a function that the page gave. What that throws is reported: whoever has called goes on, and has no answer. */
export function callHost<Answer>(call: () => Answer): Answer | undefined {
  try {
    return call();
  } catch (error) {
    reportHost(error);
    return undefined;
  }
}
