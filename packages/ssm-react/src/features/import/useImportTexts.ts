import type { SatError } from 'ssm-core';
import { mergeLater, useLateTexts } from '../../provider/lateTexts.ts';
import type { Strings } from '../../strings/en/en.ts';
import { type ImportTexts, imports } from '../../strings/en/imports.ts';
import type { CountText } from '../../strings/format.ts';

export function importTextsOf(strings: Strings): ImportTexts {
  return mergeLater(strings, 'imports', imports);
}

interface LeftOutCounts {
  readonly hiddenRows?: number;
  readonly hiddenColumns?: number;
  readonly repeatedRows?: number;
}

export function leftOutTexts(
  { hiddenRows = 0, hiddenColumns = 0, repeatedRows = 0 }: LeftOutCounts,
  texts: ImportTexts,
  countText: CountText,
): readonly string[] {
  return [
    ...(hiddenRows > 0 ? [texts.hiddenRows(hiddenRows, countText(hiddenRows))] : []),
    ...(hiddenColumns > 0 ? [texts.hiddenColumns(hiddenColumns, countText(hiddenColumns))] : []),
    ...(repeatedRows > 0 ? [texts.repeatedRows(repeatedRows, countText(repeatedRows))] : []),
  ];
}

export const useImportTexts = (): ImportTexts => useLateTexts('imports', imports);

/** Returns localized advice for a known error, or else the explanation that the server sent, or else a general text. */
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
