import type { SheetPreview } from '../../api/types.ts';
import { maximumCellCharacters, type ReadRow, type ReadSheet } from '../../import/read/import.cell.ts';
import { profileColumns, shareOf } from './column.profile.ts';
import type { Resembles } from './laidRow.ts';
import { guessWorkbook, profiledRows, type SheetColumns } from './sheet.columns.ts';
import { filledRow, HiddenParts } from './sheet.layout.ts';

const shownRows = 20;
/** Maximum number of columns shown. Columns that are read are always shown. */
const shownColumns = 256;

type PreviewRow = SheetPreview['rows'][number];
type PreviewColumn = SheetPreview['columns'][number];

function cut(text: string): string {
  return text.slice(0, maximumCellCharacters);
}

function shownRow({ line, cells }: ReadRow): PreviewRow {
  const texts: (string | null)[] = [];
  for (const { column, text } of cells) {
    if (column >= shownColumns) break;
    while (texts.length < column) texts.push(null);
    texts.push(cut(text));
  }
  return { line, cells: texts };
}

interface Rows {
  readonly early: readonly ReadRow[];
  readonly columns: ReadonlySet<number>;
  readonly count: number;
  readonly hidden: HiddenParts;
}

const stretch = 200;

function* readRows({ rows }: ReadSheet, readsHidden: boolean): Generator<void, Rows> {
  const hidden = new HiddenParts();
  const early: ReadRow[] = [];
  const columns = new Set<number>();
  let count = 0;
  for (const given of rows) {
    const filled = filledRow(given);
    const shown = hidden.leftOut(filled);
    const row = readsHidden ? filled : shown;
    if (row.cells.length === 0) continue;
    count += 1;
    if (count % stretch === 0) yield;
    if (early.length < profiledRows) early.push(row);
    for (const { column } of row.cells) {
      if (column >= shownColumns) break;
      columns.add(column);
    }
  }
  return { early, columns, count, hidden };
}

function columnsOf({ early, columns }: Rows, guess: SheetColumns, resembles: Resembles): readonly PreviewColumn[] {
  const { header, isHeaderShort } = guess;
  const titles = early.find(({ line }) => line === header)?.cells ?? [];
  const titleOf = new Map(titles.map(({ column, text }) => [column + (isHeaderShort ? 1 : 0), cut(text.trim())]));
  const readOf = new Map(guess.columns.map((read) => [read.column, read]));
  const below = early.filter(({ line }) => header === null || line > header);
  const profileOf = new Map(profileColumns(below, resembles).map((profile) => [profile.column, profile]));
  const all = [...new Set([...columns, ...readOf.keys()])].toSorted((a, b) => a - b);
  return all.map((column) => {
    const read = readOf.get(column);
    const profile = profileOf.get(column);
    return {
      column,
      title: titleOf.get(column) ?? null,
      kind: read?.kind ?? null,
      guess: read?.guess ?? null,
      share: read === undefined ? null : profile === undefined ? 0 : shareOf(profile, read.kind),
    };
  });
}

/**
 * Returns one preview per sheet in workbook order. Hidden parts are included only with `readsHidden`. Yields regularly,
 * so that the caller can do other work.
 */
export function* previewSheets(
  sheets: Iterable<ReadSheet>,
  resembles: Resembles,
  readsHidden = false,
): Generator<void, readonly SheetPreview[]> {
  const read: { readonly sheet: ReadSheet; readonly rows: Rows }[] = [];
  for (const sheet of sheets) read.push({ sheet, rows: yield* readRows(sheet, readsHidden) });
  const early = read.map(({ rows }) => rows.early);
  const guesses = guessWorkbook(early, resembles);
  const previews: SheetPreview[] = [];
  for (const [index, { sheet, rows }] of read.entries()) {
    const guess = guesses[index] as SheetColumns;
    const { rows: hiddenRows, columns: hiddenColumns } = rows.hidden;
    previews.push({
      sheet: sheet.name,
      ...(sheet.isHidden === true ? { hidden: true } : {}),
      ...(hiddenRows > 0 ? { hiddenRows } : {}),
      ...(hiddenColumns.size > 0 ? { hiddenColumns: hiddenColumns.size } : {}),
      rowCount: rows.count,
      header: guess.header,
      columns: columnsOf(rows, guess, resembles),
      rows: rows.early.slice(0, shownRows).map(shownRow),
    });
    yield;
  }
  return previews;
}
