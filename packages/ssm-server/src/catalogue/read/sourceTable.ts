/** Headers and rows of a file as text, whatever its format. Nothing has been interpreted. */

export interface SourceRow {
  /** Where the row is, from 1: a line of the file, a row of the sheet or, in an ADAT, a column of the SeqId row. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface SourceTable {
  /**
   * Headers, all different. Repeated headers get a number, and an empty header above a filled column is named after its
   * position.
   */
  readonly headers: readonly string[];
  readonly rows: readonly SourceRow[];
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
  /** True if numbers have a decimal comma, as in files with semicolons. */
  readonly usesDecimalComma: boolean;
  /**
   * True if a percent sign in a header can be trusted. In a workbook, the sign may come from the format of a fraction.
   */
  readonly isPlainText: boolean;
  readonly about: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

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
 * Rejects a line with more or fewer cells than the header, because its cells may be below wrong headers. Empty lines,
 * and empty cells at the end, are ignored.
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
