/** One file as headers and rows of text, whatever format it came in. Nothing is interpreted yet. */

export interface SourceRow {
  /** Line of the file, row of the sheet or, in an ADAT, column of the SeqId row; from 1. */
  readonly line: number;
  /** As many cells as there are headers, as read. */
  readonly cells: readonly string[];
}

export interface SourceTable {
  /** Each one differs: a repeated header is numbered, an empty one over a filled column is named by its place. */
  readonly headers: readonly string[];
  readonly rows: readonly SourceRow[];
  /** Lines that cannot be rows. */
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
  /** Numbers are written as 3,4: in files whose separator is a semicolon. */
  readonly usesDecimalComma: boolean;
  /** A header's percent sign can be trusted; in a workbook it may be the format of a fraction. */
  readonly isPlainText: boolean;
  readonly about: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

/** Rows as a format's reader gives them: any number of cells, the header row somewhere. */
export interface LooseRow {
  readonly line: number;
  readonly cells: readonly string[];
}

function nameHeaders(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, index) => {
    const header = cell.trim().replaceAll(/\s+/g, ' ') || `column ${index + 1}`;
    const times = (seen.get(header) ?? 0) + 1;
    seen.set(header, times);
    return times === 1 ? header : `${header} (${times})`;
  });
}

/**
 * Rows below a header row. A line with more or fewer cells than the header is rejected, because its cells cannot be
 * trusted to stand under the right headers; empty cells at its end are no harm, and an empty line is nothing.
 */
export function belowHeader(
  header: LooseRow,
  below: readonly LooseRow[],
): Pick<SourceTable, 'headers' | 'rows' | 'rejected'> {
  let width = header.cells.length;
  while (width > 0 && header.cells[width - 1]?.trim() === '' && below.every((row) => !row.cells[width - 1]?.trim())) {
    width -= 1;
  }
  const rows: SourceRow[] = [];
  const rejected: { line: number; reason: string }[] = [];
  for (const { line, cells } of below) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length < width || cells.slice(width).some((cell) => cell.trim() !== '')) {
      rejected.push({ line, reason: `has ${cells.length} cells, the header has ${width}` });
    } else rows.push({ line, cells: cells.slice(0, width) });
  }
  return { headers: nameHeaders(header.cells.slice(0, width)), rows, rejected };
}
