/** What every row of a sheet is, and which of its cells are evidence. */
import type { IdentifierKind, ImportLayout, SheetLayout } from '../../api/types.ts';
import { maximumCellCharacters, type ReadCell, type ReadRow, type ReadSheet } from '../../import/read/import.cell.ts';
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
  /** With it nothing is guessed. */
  readonly layout?: SheetLayout | undefined;
  readonly resembles: Resembles;
  /** Whether rows and columns that the sheet hides are read; default not. */
  readonly readsHidden?: boolean;
  /** What was guessed with the other sheets of its workbook; default by the sheet alone. */
  readonly guess?: SheetColumns | undefined;
}

const formulaError = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/i;
/** Words from which on a lone text is a sentence. */
const wordsOfTitle = 3;
const namingKinds: ReadonlySet<IdentifierKind> = new Set(['targetName', 'fullName']);

/** A row without the cells that hold nothing. */
export function filledRow(row: ReadRow): ReadRow {
  if (row.cells.every(({ text }) => text.trim() !== '')) return row;
  return { ...row, cells: row.cells.filter(({ text }) => text.trim() !== '') };
}

/** Counts what a sheet hides and what holds something. */
export class HiddenParts {
  rows = 0;
  /** Of the hidden rows, also of empty ones where they are given. */
  readonly lines = new Set<number>();
  /** Those that hold something in a row that is shown. */
  readonly columns = new Set<number>();

  /** Returns the filled part of a row that the sheet shows; of a hidden row it has no cells. */
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

/** Titles and notes stand above the header; a row that begins with an identifier does not. */
function isAbove({ line, cells: [first] }: ReadRow, { columns, isAsked, resembles }: Layer): boolean {
  if (columns.header === null || line >= columns.header) return false;
  return isAsked || first === undefined || !isUnmistakable(first.text, resembles);
}

/** Headers come again where lists were put below each other. */
function isRepeatedHeader(cells: readonly LookedAtCell[], layer: Layer): boolean {
  const { titles } = layer.columns;
  if (layer.isAsked || titles.size === 0 || cells.length === 0) return false;
  return cells.every(({ cell }) => cell.kind === 'text' && normaliseHeader(cell.text) === titles.get(cell.column));
}

/** Lines as `# from the supplement` and `// old`. A numbered row, whose first cell is not read, is none. */
function isComment(first: ReadCell, cells: readonly LookedAtCell[], layer: Layer): boolean {
  const text = first.text.trim();
  if (!text.startsWith('#') && !text.startsWith('//')) return false;
  if (formulaError.test(text) || first.kind !== 'text') return false;
  if (cells.length > 0 && !layer.kindOf.has(first.column)) return false;
  return !cells.some(({ cell }) => resemblesAny(cell, layer));
}

/** A title stands alone in its row: beside the columns that are read, with a colon, or as a sentence among filled rows. */
function isSectionTitle({ cells }: ReadRow, [read]: readonly LookedAtCell[], layer: Layer): boolean {
  const [only] = cells;
  if (only === undefined || cells.length > 1 || only.kind !== 'text') return false;
  // What the catalogue knows is asked last: a plain list has thousands of such rows.
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
  // Above the header, where it begins with an identifier in a column that has no title.
  const cells: readonly LookedAtCell[] =
    read.length === 0 && first !== undefined && columns.header !== null && line < columns.header
      ? [{ cell: first, kind: 'any' }]
      : read;
  const note = noteOf(row, cells, layer);
  if (note !== null) return { sheet, line, role: 'note', note, cells, first };
  // A missing value says nothing, also where it is written like a name: NA is another name of XK.
  const said = cells.some(({ cell }) => isPlaceholder(cell)) ? cells.filter(({ cell }) => !isPlaceholder(cell)) : cells;
  return { sheet, line, role: 'data', note, cells: said, first };
}

function layerOf(sheet: string, early: readonly ReadRow[], { layout, resembles, guess }: LayoutOptions): Layer {
  const columns = layout === undefined ? (guess ?? guessColumns(early, resembles)) : askedColumns(layout, early);
  const kindOf = new Map(columns.columns.map(({ column, kind }) => [column, kind]));
  return { sheet, columns, kindOf, isAsked: layout !== undefined, resembles };
}

/** What is left out of a sheet because it hides it, a note each for its rows and its columns. */
function* hiddenNotes(sheet: string, { rows, lines, columns }: HiddenParts): Generator<LaidRow, void> {
  const note = { sheet, line: 1, role: 'note', cells: [], first: undefined } as const;
  const [line = 1] = lines;
  if (rows > 0) yield { ...note, line, note: 'hidden_rows', count: rows };
  if (columns.size > 0) yield { ...note, note: 'hidden_columns', count: columns.size };
}

/** Every row from the first to the last that holds something, the empty ones between them too; then what is left out. */
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
  for (const given of rows) {
    const filled = filledRow(given);
    const row = options.readsHidden === true ? filled : hidden.leftOut(filled);
    if (row.cells.length === 0) continue;
    if (lay !== undefined) yield* withBlanks(row, lay);
    else if (early.push(row) === profiledRows) yield* layEarly();
  }
  if (lay === undefined) yield* layEarly();
  yield* hiddenNotes(name, hidden);
}

export interface WorkbookLayoutOptions {
  /** With it nothing is guessed, and the sheets that it does not name are left out. */
  readonly layout?: ImportLayout | undefined;
  readonly resembles: Resembles;
  /** Whether rows and columns that sheets hide are read; default as the layout says, else not. */
  readonly readsHidden?: boolean;
}

/** One row in place of all: whoever sent the workbook is told that they were left out. */
function hiddenSheet(sheet: string): LaidRow {
  return { sheet, line: 1, role: 'note', note: 'hidden_sheet', cells: [], first: undefined };
}

function earlyRows({ rows }: ReadSheet, readsHidden: boolean): readonly ReadRow[] {
  const early: ReadRow[] = [];
  const hidden = new HiddenParts();
  for (const given of rows) {
    const filled = filledRow(given);
    const row = readsHidden ? filled : hidden.leftOut(filled);
    if (row.cells.length > 0 && early.push(row) === profiledRows) break;
  }
  return early;
}

/** The rows of all sheets, in the order of the workbook. The first rows of each are read twice. */
export function* laySheets(
  sheets: readonly ReadSheet[],
  { layout, resembles, readsHidden = layout?.hidden === true }: WorkbookLayoutOptions,
): Generator<LaidRow, void> {
  const early = layout === undefined ? sheets.map((sheet) => earlyRows(sheet, readsHidden)) : [];
  const guesses = guessWorkbook(early, resembles);
  for (const [index, sheet] of sheets.entries()) {
    const asked = layout?.sheets.find((each) => each.sheet === sheet.name);
    if (layout !== undefined && asked === undefined) continue;
    if (sheet.isHidden === true) yield hiddenSheet(sheet.name);
    else yield* layRows(sheet, { layout: asked, resembles, readsHidden, guess: guesses[index] });
  }
}

function evidenceOf({ note, cells, first }: LaidRow): string {
  const evidence = cells.map(({ cell, kind }) => [kind, cell.kind, cell.text]);
  return JSON.stringify([note, evidence, cells.length === 0 ? first?.text : undefined]);
}

/**
 * The rows of a long list that say something new, as of one with a row for each sample and analyte; then a note for those
 * whose identifiers an earlier row has. Each of these is undefined here, so that the caller can pause.
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
  yield { sheet, line, role: 'note', note: 'repeated_rows', count, cells: [], first: undefined };
}
