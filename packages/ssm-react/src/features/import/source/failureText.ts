import type { SatError } from 'ssm-core';
import type { Strings } from '../../../strings/en/en.ts';
import { importTextsOf } from '../useImportTexts.ts';

/** Returns localized advice for known errors, or else the server's detail, or a general text. */
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
