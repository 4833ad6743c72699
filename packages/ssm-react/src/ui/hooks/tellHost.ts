/**
 * Tells the page around the components. What it throws is its own error, reported as any that nobody caught: whatever has told
 * it goes on.
 */
export function tellHost(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    reportError(error);
  }
}
