import { SatError } from 'ssm-core';

/** What a call was rejected with; a fault of another kind is no answer. */
export function satErrorOf(cause: unknown): SatError {
  return cause instanceof SatError ? cause : new SatError('network', { cause });
}
