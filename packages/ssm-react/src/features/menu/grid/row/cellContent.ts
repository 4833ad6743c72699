import { cellValue, markRanges, type SearchQuery } from 'ssm-core/engine';
import type { LaidOutColumn } from '../../layout/columnLayout.ts';
import type { Sheet } from '../sheet.ts';

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

export type CellContent =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'fallback'; readonly text: string; readonly hint: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'waiting' };

type CellSource = Pick<Sheet, 'table' | 'cellText' | 'texts'>;

function targetFallback({ table, cellText, texts }: CellSource, row: number): CellContent {
  const symbols = cellValue(table, row, 'entrezGeneName');
  if (symbols !== null)
    return { kind: 'fallback', text: cellText('entrezGeneName', symbols), hint: texts.symbolForName };
  const fullName = cellValue(table, row, 'fullName');
  if (fullName !== null) return { kind: 'fallback', text: cellText('fullName', fullName), hint: texts.fullNameForName };
  return { kind: 'fallback', text: texts.noName, hint: texts.noName };
}

/**
 * Returns the content of a cell. If a target has no published name, its best other name is shown and marked as such.
 */
export function cellContent(sheet: CellSource, row: number, column: LaidOutColumn): CellContent {
  if (!sheet.table.columns.has(column.key)) return { kind: 'waiting' };
  const value = cellValue(sheet.table, row, column.key);
  if (value !== null) return { kind: 'value', text: sheet.cellText(column.key, value) };
  return column.key === 'targetName' ? targetFallback(sheet, row) : { kind: 'unknown' };
}

export function matchPieces(text: string, query: SearchQuery): readonly TextPiece[] | undefined {
  if (query.alternatives.length === 0) return undefined;
  const ranges = markRanges(text, query);
  if (ranges.length === 0) return undefined;
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}
