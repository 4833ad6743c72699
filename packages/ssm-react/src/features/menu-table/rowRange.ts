import type { RowNumbers } from 'ssm-core';

/** The rows of a result from one to another, both included, whichever comes first; the second alone when the result lacks the first. */
export function rowRange(rows: RowNumbers, from: number, to: number): RowNumbers | readonly number[] {
  const start = rows.indexOf(from);
  const end = rows.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return rows.subarray(Math.min(start, end), Math.max(start, end) + 1);
}
