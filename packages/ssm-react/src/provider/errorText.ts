import type { SatErrorCode } from 'ssm-core';
import type { Strings } from '../strings/en/en.ts';

/** What is said of any call that failed (section 8). */
export function errorText({ errors }: Strings, code: SatErrorCode | undefined): string {
  return code === 'timeout' ? errors.timeout : errors.request;
}
