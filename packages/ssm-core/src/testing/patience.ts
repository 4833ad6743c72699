/** Setup file for tests. Waits longer than vitest's default of one second, which is too short on a busy machine. */
import { vi } from 'vitest';

const patientMs = 60_000;
const { waitFor, waitUntil } = vi;

function patiently<Options extends { readonly timeout?: number }>(options: number | Options = patientMs) {
  return typeof options === 'number' ? options : { timeout: patientMs, ...options };
}

// Files in the same worker share `vi`.
if (!('isPatient' in vi)) {
  Object.assign(vi, {
    isPatient: true,
    waitFor: ((callback, options) => waitFor(callback, patiently(options))) satisfies typeof waitFor,
    waitUntil: ((callback, options) => waitUntil(callback, patiently(options))) satisfies typeof waitUntil,
  });
}
