import type { SatError } from 'ssm-core';
import type { Strings } from '../../../strings/en/en.ts';
import { importTextsOf } from '../useImportTexts.ts';

/** What a person can do about it, in their language; else the server's own words where it sent some, or the general ones. */
export function failureText({ code, detail, retryAfterSeconds = 60 }: SatError, strings: Strings): string {
  const { errors } = strings;
  if (code === 'timeout') return errors.timeout;
  if (code === 'too_much_sent') {
    return importTextsOf(strings).tooMuchSent(Math.max(1, Math.ceil(retryAfterSeconds / 60)));
  }
  if (code === 'too_many_requests')
    return importTextsOf(strings).tooManyRequests(Math.max(1, Math.ceil(retryAfterSeconds)));
  return detail === undefined || detail.trim() === '' ? errors.request : detail;
}
