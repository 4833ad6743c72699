export function reportHost(error: unknown): void {
  // oxlint-disable-next-line no-console -- Node lacks reportError, and an uncaught error ends its process
  (globalThis.reportError ?? console.error)(error);
}

/**
 * Calls a function of the host page. Reports an error that the function throws and returns undefined, so that the
 * caller continues.
 */
export function callHost<Answer>(call: () => Answer): Answer | undefined {
  try {
    return call();
  } catch (error) {
    reportHost(error);
    return undefined;
  }
}
