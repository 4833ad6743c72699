import { onTestFinished, vi } from 'vitest';

/** Collects errors passed to reportError until the test ends. */
export function listenForReported(): readonly unknown[] {
  const errors: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => void errors.push(error));
  onTestFinished(() => void vi.unstubAllGlobals());
  return errors;
}

/** Throws, like a broken callback of the page. */
export function breaks(): never {
  throw new Error('of the page');
}

/** Returns the errors of this many calls of `breaks`. */
export function breakages(count: number): readonly Error[] {
  return Array.from({ length: count }, () => new Error('of the page'));
}
