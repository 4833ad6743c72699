import type { SatError } from 'ssm-core';
import type { Strings } from '../../../strings/en/en.ts';

/** The server's own words where it sent some, else the general ones. */
export function failureText({ code, detail }: SatError, { errors }: Strings): string {
  if (code === 'timeout') return errors.timeout;
  return detail === undefined || detail.trim() === '' ? errors.request : detail;
}
