import { onTestFinished, vi } from 'vitest';

/** What is reported from now on until the test ends, as errors that nobody caught. */
export function listenForReported(): readonly unknown[] {
  const errors: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => void errors.push(error));
  onTestFinished(() => void vi.unstubAllGlobals());
  return errors;
}

/** A function of the page that breaks. */
export function breaks(): never {
  throw new Error('of the page');
}

/** What is reported of so many calls of it. */
export function breakages(count: number): readonly Error[] {
  return Array.from({ length: count }, () => new Error('of the page'));
}
