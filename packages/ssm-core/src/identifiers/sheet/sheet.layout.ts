import type { IdentifierKind, ImportLayout, SheetLayout } from '../../api/types.ts';
import { maximumCellCharacters, type ReadCell, type ReadRow, type ReadSheet } from '../../import/read/import.cell.ts';
import { formulaError } from '../shapes.ts';
import { isPlaceholder } from './column.profile.ts';
import { normaliseHeader } from './column.titles.ts';
import { type LaidRow, type LookedAtCell, type NoteReason, type Resembles, rankOfKind } from './laidRow.ts';
import {
  askedColumns,
  guessColumns,
  guessWorkbook,
  isUnmistakable,
  profiledRows,
  type SheetColumns,
} from './sheet.columns.ts';

export interface LayoutOptions {
  /** A requested layout, instead of a detected one. */
  readonly layout?: SheetLayout | undefined;
  readonly resembles: Resembles;
  /** True to read hidden rows and columns; default false. */
  readonly readsHidden?: boolean;
  /**
   * Columns that were detected together with those of the other sheets; by default they are detected from this sheet
   * alone.
   */
  readonly guess?: SheetColumns | undefined;
}

const wordsOfTitle = 3;
const namingKinds: ReadonlySet<IdentifierKind> = new Set(['targetName', 'fullName']);

export function filledRow(row: ReadRow): ReadRow {
  if (row.cells.every(({ text }) => text.trim() !== '')) return row;
  return { ...row, cells: row.cells.filter(({ text }) => text.trim() !== '') };
}

export class HiddenParts {
  rows = 0;
  readonly lines = new Set<number>();
  readonly columns = new Set<number>();

  leftOut(row: ReadRow): ReadRow {
    if (row.isHidden === true) {
      this.lines.add(row.line);
      if (row.cells.length > 0) this.rows += 1;
      return { line: row.line, cells: [] };
    }
    if (row.cells.every(({ isHidden }) => isHidden !== true)) return row;
    for (const { column, isHidden } of row.cells) if (isHidden === true) this.columns.add(column);
    return { line: row.line, cells: row.cells.filter(({ isHidden }) => isHidden !== true) };
  }
}

/** Yields the rows with filled cells. Hidden rows are left out, with a note, unless they are to be read. */
function* filledRows(
  rows: Iterable<ReadRow>,
  readsHidden: boolean,
  hidden = new HiddenParts(),
): Generator<ReadRow, void> {
  for (const given of rows) {
    const filled = filledRow(given);
    const row = readsHidden ? filled : hidden.leftOut(filled);
    if (row.cells.length > 0) yield row;
  }
}

interface Layer {
  readonly sheet: string;
  readonly columns: SheetColumns;
  readonly kindOf: ReadonlyMap<number, IdentifierKind>;
  readonly isAsked: boolean;
  readonly resembles: Resembles;
}

function readCells({ cells }: ReadRow, { kindOf }: Layer): readonly LookedAtCell[] {
  const read: LookedAtCell[] = [];
  for (const cell of cells) {
    const kind = kindOf.get(cell.column);
    if (kind !== undefined) read.push({ cell, kind });
  }
  if (read.length < 2) return read;
  return read.toSorted((a, b) => rankOfKind(a.kind) - rankOfKind(b.kind) || a.cell.column - b.cell.column);
}

function resemblesAny({ text }: ReadCell, { resembles }: Layer): boolean {
  return text.length <= maximumCellCharacters && resembles(text.trim()).size > 0;
}

/** Rows above the header are titles and notes, unless they start with an identifier. */
function isAbove({ line, cells: [first] }: ReadRow, { columns, isAsked, resembles }: Layer): boolean {
  if (columns.header === null || line >= columns.header) return false;
  return isAsked || first === undefined || !isUnmistakable(first.text, resembles);
}

/** Files that were joined to one list repeat the header. */
function isRepeatedHeader(cells: readonly LookedAtCell[], layer: Layer): boolean {
  const { titles } = layer.columns;
  if (layer.isAsked || titles.size === 0 || cells.length === 0) return false;
  return cells.every(({ cell }) => cell.kind === 'text' && normaliseHeader(cell.text) === titles.get(cell.column));
}

/**
 * True for lines such as `# from the supplement` and `// old`, but not for a numbered row whose first cell is not read.
 */
function isComment(first: ReadCell, cells: readonly LookedAtCell[], layer: Layer): boolean {
  const text = first.text.trim();
  if (!text.startsWith('#') && !text.startsWith('//')) return false;
  if (formulaError.test(text) || first.kind !== 'text') return false;
  if (cells.length > 0 && !layer.kindOf.has(first.column)) return false;
  return !cells.some(({ cell }) => resemblesAny(cell, layer));
}

/** True for a lone cell in a column that is not read, for one that ends with a colon, and for a sentence in a table. */
function isSectionTitle({ cells }: ReadRow, [read]: readonly LookedAtCell[], layer: Layer): boolean {
  const [only] = cells;
  if (only === undefined || cells.length > 1 || only.kind !== 'text') return false;
  // Searches the catalogue last, because a plain list has thousands of rows with one cell.
  if (read === undefined || only.text.trimEnd().endsWith(':')) return !resemblesAny(only, layer);
  if (!layer.columns.isTable || namingKinds.has(read.kind)) return false;
  const words = only.text.split(/[\s|;,/]+/).filter((word) => word !== '');
  if (words.length < wordsOfTitle || resemblesAny(only, layer)) return false;
  return words.every((word) => layer.resembles(word).size === 0);
}

function noteOf(row: ReadRow, cells: readonly LookedAtCell[], layer: Layer): NoteReason | null {
  const [first] = row.cells;
  if (first === undefined) return null;
  if (cells.length > 0 && cells.every(({ cell }) => isPlaceholder(cell))) return 'placeholder';
  if (isComment(first, cells, layer)) return 'comment';
  if (isSectionTitle(row, cells, layer)) return 'section_title';
  return cells.length === 0 ? 'no_identifier' : null;
}

function laidRow(row: ReadRow, layer: Layer): LaidRow {
  const { sheet, columns } = layer;
  const { line } = row;
  const first = row.cells[0];
  const read = readCells(row, layer);
  if (line === columns.header || isAbove(row, layer) || isRepeatedHeader(read, layer)) {
    return { sheet, line, role: 'heading', note: null, cells: [], first };
  }
  // A row above the header may have an identifier in a column without a title.
  const cells: readonly LookedAtCell[] =
    read.length === 0 && first !== undefined && columns.header !== null && line < columns.header
      ? [{ cell: first, kind: 'any' }]
      : read;
  const note = noteOf(row, cells, layer);
  if (note !== null) return { sheet, line, role: 'note', note, cells, first };
  // Ignores missing values even if they are names, such as NA, an alias of XK.
  const said = cells.some(({ cell }) => isPlaceholder(cell)) ? cells.filter(({ cell }) => !isPlaceholder(cell)) : cells;
  return { sheet, line, role: 'data', note, cells: said, first };
}

function layerOf(sheet: string, early: readonly ReadRow[], { layout, resembles, guess }: LayoutOptions): Layer {
  const columns = layout === undefined ? (guess ?? guessColumns(early, resembles)) : askedColumns(layout, early);
  const kindOf = new Map(columns.columns.map(({ column, kind }) => [column, kind]));
  return { sheet, columns, kindOf, isAsked: layout !== undefined, resembles };
}

function noteRow(sheet: string) {
  return { sheet, line: 1, role: 'note', cells: [], first: undefined } as const;
}

function* hiddenNotes(sheet: string, { rows, lines, columns }: HiddenParts): Generator<LaidRow, void> {
  const note = noteRow(sheet);
  const [line = 1] = lines;
  if (rows > 0) yield { ...note, line, note: 'hidden_rows', count: rows };
  if (columns.size > 0) yield { ...note, note: 'hidden_columns', count: columns.size };
}

/** Yields every row from the first to the last filled one, including blank rows, and then notes about hidden parts. */
export function* layRows({ name, rows }: ReadSheet, options: LayoutOptions): Generator<LaidRow, void> {
  const hidden = new HiddenParts();
  const early: ReadRow[] = [];
  let lay: ((row: ReadRow) => LaidRow) | undefined;
  let line: number | undefined;
  function* withBlanks(row: ReadRow, layOne: (row: ReadRow) => LaidRow): Generator<LaidRow, void> {
    for (let blank = (line ?? row.line) + 1; blank < row.line; blank++) {
      if (!hidden.lines.has(blank))
        yield { sheet: name, line: blank, role: 'blank', note: null, cells: [], first: undefined };
    }
    line = row.line;
    yield layOne(row);
  }
  function* layEarly(): Generator<LaidRow, void> {
    const layer = layerOf(name, early, options);
    const layOne = (row: ReadRow): LaidRow => laidRow(row, layer);
    lay = layOne;
    for (const row of early) yield* withBlanks(row, layOne);
  }
  for (const row of filledRows(rows, options.readsHidden === true, hidden)) {
    if (lay !== undefined) yield* withBlanks(row, lay);
    else if (early.push(row) === profiledRows) yield* layEarly();
  }
  if (lay === undefined) yield* layEarly();
  yield* hiddenNotes(name, hidden);
}

export interface WorkbookLayoutOptions {
  /** A requested layout, instead of a detected one. Sheets that it does not name are omitted. */
  readonly layout?: ImportLayout | undefined;
  readonly resembles: Resembles;
  /** True to read hidden rows and columns; by default the layout decides, or they are not read. */
  readonly readsHidden?: boolean;
}

function earlyRows({ rows }: ReadSheet, readsHidden: boolean): readonly ReadRow[] {
  const early: ReadRow[] = [];
  for (const row of filledRows(rows, readsHidden)) if (early.push(row) === profiledRows) break;
  return early;
}

/** Yields the rows of all sheets in workbook order. The first rows of each sheet are iterated twice. */
export function* laySheets(
  sheets: readonly ReadSheet[],
  { layout, resembles, readsHidden = layout?.hidden === true }: WorkbookLayoutOptions,
): Generator<LaidRow, void> {
  const early = layout === undefined ? sheets.map((sheet) => earlyRows(sheet, readsHidden)) : [];
  const guesses = guessWorkbook(early, resembles);
  for (const [index, sheet] of sheets.entries()) {
    const asked = layout?.sheets.find((each) => each.sheet === sheet.name);
    if (layout !== undefined && asked === undefined) continue;
    if (sheet.isHidden === true) yield { ...noteRow(sheet.name), note: 'hidden_sheet' };
    else yield* layRows(sheet, { layout: asked, resembles, readsHidden, guess: guesses[index] });
  }
}

function evidenceOf({ note, cells, first }: LaidRow): string {
  const evidence = cells.map(({ cell, kind }) => [kind, cell.kind, cell.text]);
  return JSON.stringify([note, evidence, cells.length === 0 ? first?.text : undefined]);
}

/**
 * Yields the distinct rows of a list that is so long because it repeats them, for example for each sample. Then yields
 * a note with the number of repeats. Yields undefined for each repeat, so that the caller can pause.
 */
export function* distinctRows(laid: Iterable<LaidRow>): Generator<LaidRow | undefined, void> {
  const seen = new Set<string>();
  let repeated: LaidRow | undefined;
  let count = 0;
  for (const row of laid) {
    const evidence = row.role === 'data' || row.note !== null ? evidenceOf(row) : undefined;
    if (row.role === 'blank') yield undefined;
    else if (evidence === undefined || row.count !== undefined || !seen.has(evidence)) {
      if (evidence !== undefined) seen.add(evidence);
      yield row;
    } else {
      repeated ??= row;
      count += 1;
      yield undefined;
    }
  }
  if (repeated === undefined) return;
  const { sheet, line } = repeated;
  yield { ...noteRow(sheet), line, note: 'repeated_rows', count };
}
