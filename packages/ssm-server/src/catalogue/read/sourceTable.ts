/** Headers and rows of a file as text, in any format. Nothing is interpreted yet. */

export interface SourceRow {
  /** Line of the file, row of the sheet or, in an ADAT, column of the SeqId row; from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface SourceTable {
  /** All differ: repeated headers are numbered, and an empty one over a filled column is named by its position. */
  readonly headers: readonly string[];
  readonly rows: readonly SourceRow[];
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
  /** Numbers use a decimal comma, as in files with semicolons. */
  readonly usesDecimalComma: boolean;
  /** A percent sign in a header can be trusted; in a workbook it may be the format of a fraction. */
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
 * Rejects a line with more or fewer cells than the header, because its cells may be under wrong headers. Ignores empty
 * cells at the end, and empty lines.
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
