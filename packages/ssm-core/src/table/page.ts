/** Page sizes from which users can choose. */

export const pageSizes = [25, 50, 100, 500, 1500] as const;
export type PageSize = (typeof pageSizes)[number];
export const defaultPageSize: PageSize = 100;

export interface Page {
  /** Index of the page, from 0. */
  readonly index: number;
  /** Number of pages; at least 1. */
  readonly count: number;
  readonly size: PageSize;
  /** Position of the page's first row in the result. */
  readonly start: number;
  /** Position after the page's last row. */
  readonly end: number;
  /** Number of rows in the whole result. */
  readonly total: number;
}

/** Returns the page with this index, or the nearest page if the index is out of range. */
export function pageOf(total: number, index: number, size: PageSize): Page {
  const count = Math.max(1, Math.ceil(total / size));
  const whole = Number.isNaN(index) ? 0 : Math.trunc(index);
  const nearest = Math.min(Math.max(0, whole), count - 1);
  const start = nearest * size;
  return { index: nearest, count, size, start, end: Math.min(start + size, total), total };
}
