import { onTestFinished, vi } from 'vitest';

export function listenForReported(): readonly unknown[] {
  const errors: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => void errors.push(error));
  onTestFinished(() => void vi.unstubAllGlobals());
  return errors;
}

export function breaks(): never {
  throw new Error('of the page');
}

export function breakages(count: number): readonly Error[] {
  return Array.from({ length: count }, () => new Error('of the page'));
}
