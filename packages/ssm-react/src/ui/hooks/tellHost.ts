/**
 * A function that tells the page around the components by the one that it gives at that moment. What that throws is the page's own
 * error, reported as any that nobody caught: whatever has told it goes on.
 */
export function tellHost<Values extends readonly unknown[]>(
  read: () => ((...values: Values) => void) | undefined,
): (...values: Values) => void {
  return (...values) => {
    try {
      read()?.(...values);
    } catch (error) {
      reportError(error);
    }
  };
}
