import type { SatErrorCode } from 'ssm-core';
import type { Strings } from '../strings/en/en.ts';

export function errorText({ errors }: Strings, code: SatErrorCode | undefined): string {
  return code === 'timeout' ? errors.timeout : errors.request;
}
