/** Detects which columns of a sheet to read. Titles decide; without titles, the cells do. */
import type { IdentifierKind, SheetLayout } from '../../api/types.ts';
import type { ReadRow } from '../../import/read/import.cell.ts';
import {
  type ColumnProfile,
  enough,
  isNumber,
  isOftenFilled,
  kindOfContent,
  profileColumns,
  shareOf,
} from './column.profile.ts';
import { type ColumnTitle, columnTitleOf, normaliseHeader } from './column.titles.ts';
import { type Resembles, rankOfKind } from './laidRow.ts';

interface ReadColumn {
  readonly column: number;
  readonly kind: IdentifierKind;
  /** How the column was found: by its title, by its content, as the only column, or null if it was requested. */
  readonly guess: 'title' | 'content' | 'one' | null;
}

export interface SheetColumns {
  /** Line of the column titles; null for none. */
  readonly header: number | null;
  /** True if the header lacks the first title, so that each title belongs to the column to its right. */
  readonly isHeaderShort: boolean;
  /** Strongest kind first, then left to right. */
  readonly columns: readonly ReadColumn[];
  /** True if the columns clearly contain identifiers, and not words that are names by chance. */
  readonly holdsIdentifiers: boolean;
  /** True if rows usually have several cells. A cell alone in its row is then a title or a remark. */
  readonly isTable: boolean;
  /** Normalized titles by column. */
  readonly titles: ReadonlyMap<number, string>;
}

const headerLines = 20;
export const profiledRows = 60;
const mostColumns = 40;
const widest = 256;

const unmistakable: readonly IdentifierKind[] = ['seqId', 'somaId', 'uniProt', 'hgnc', 'ensembl', 'refSeq'];

interface TitledCell {
  readonly column: number;
  readonly title: ColumnTitle;
}

interface Candidate {
  readonly row: ReadRow;
  readonly isShort: boolean;
  readonly titled: readonly TitledCell[];
  readonly below: readonly ReadRow[];
  readonly kinds: number;
  readonly filled: number;
  readonly fit: number;
}

export function isUnmistakable(text: string, resembles: Resembles): boolean {
  // A number may look like an identifier by chance.
  if (/^[\d.]*$/.test(text.trim())) return false;
  const kinds = resembles(text.trim());
  return unmistakable.some((kind) => kinds.has(kind));
}

function ordered(columns: readonly ReadColumn[]): readonly ReadColumn[] {
  return columns
    .toSorted((a, b) => rankOfKind(a.kind) - rankOfKind(b.kind) || a.column - b.column)
    .slice(0, mostColumns);
}

function isTableOf(rows: readonly ReadRow[]): boolean {
  return rows.some(({ cells }) => cells.length > 1);
}

function textIn({ cells }: ReadRow, column: number): string | undefined {
  return cells.find((cell) => cell.column === column)?.text;
}

/** A word repeated in every row is content, not a title. */
function isRepeated(title: string, column: number, below: readonly ReadRow[]): boolean {
  const texts = below.flatMap((row) => textIn(row, column) ?? []);
  const normalised = normaliseHeader(title);
  return texts.length > 0 && texts.filter((text) => normaliseHeader(text) === normalised).length > texts.length / 2;
}

function titledCells({ cells }: ReadRow, below: readonly ReadRow[]): readonly TitledCell[] {
  const titled = cells.flatMap(({ column, kind, text }) => {
    const title = kind === 'text' ? columnTitleOf(text) : undefined;
    return title === undefined ? [] : [{ column, title, text }];
  });
  return titled.slice(0, mostColumns).filter(({ column, text }) => !isRepeated(text, column, below));
}

/**
 * Reads a header that R wrote for rows with names. It lacks the first title, so each title belongs to the column to its
 * right.
 */
function movedHeader({ line, cells }: ReadRow, below: readonly ReadRow[]): ReadRow | undefined {
  const { length } = cells;
  const isGapless = cells.at(-1)?.column === length - 1;
  const isShort = below.every((row) => row.cells[0]?.column === 0 && row.cells.at(-1)?.column === length);
  if (!isGapless || !isShort || below.length === 0) return undefined;
  return { line, cells: cells.map((cell) => ({ ...cell, column: cell.column + 1 })) };
}

function candidateOf(row: ReadRow, below: readonly ReadRow[], resembles: Resembles): Candidate | undefined {
  const plain = candidateAt(row, false, below, resembles);
  const moved = movedHeader(row, below);
  const short = moved && candidateAt(moved, true, below, resembles);
  return short !== undefined && short.fit > (plain?.fit ?? 0) ? short : plain;
}

function candidateAt(
  row: ReadRow,
  isShort: boolean,
  below: readonly ReadRow[],
  resembles: Resembles,
): Candidate | undefined {
  const titled = titledCells(row, below);
  if (titled.length === 0 || row.cells.some(({ text }) => isUnmistakable(text, resembles))) return undefined;
  const kindOf = new Map(titled.map(({ column, title }) => [column, title.kind]));
  let [filled, fit] = [0, 0];
  for (const { cells } of below) {
    for (const { column, text } of cells) {
      const kind = kindOf.get(column);
      if (kind === undefined) continue;
      filled += 1;
      const found = resembles(text.trim());
      if (kind === 'any' ? found.size > 0 : found.has(kind)) fit += 1;
    }
  }
  const kinds = new Set(titled.flatMap(({ title }) => (title.kind === 'any' || title.isVague ? [] : [title.kind])))
    .size;
  return { row, isShort, titled, below, kinds, filled, fit };
}

function isPlausible({ row, titled, below, kinds }: Candidate, isFirst: boolean, resembles: Resembles): boolean {
  if (kinds > 0) return true;
  const columns = new Set(titled.map(({ column }) => column));
  const others = row.cells.filter(({ column }) => !columns.has(column));
  if (others.length === 0 && (isFirst || columns.size > 1)) return true;
  const next = below[0];
  const fits = (column: number): boolean =>
    next !== undefined && resembles(textIn(next, column)?.trim() ?? '').size > 0;
  if ([...columns].some(fits)) return true;
  const areTitles = others.length > 0 && others.every((cell) => cell.kind === 'text' && !isNumber(cell));
  return areTitles && others.some(({ column }) => isAboveNumbers(column, below));
}

function isAboveNumbers(column: number, below: readonly ReadRow[]): boolean {
  const cells = below.flatMap((row) => row.cells.filter((cell) => cell.column === column));
  return cells.length > 0 && cells.filter(isNumber).length > cells.length / 2;
}

function findHeader(rows: readonly ReadRow[], resembles: Resembles): Candidate | undefined {
  let best: Candidate | undefined;
  for (const [index, row] of rows.entries()) {
    if (row.line > headerLines) break;
    const candidate = candidateOf(row, rows.slice(index + 1), resembles);
    if (candidate === undefined || !isPlausible(candidate, index === 0, resembles)) continue;
    if (best === undefined || isBetter(candidate, best)) best = candidate;
  }
  return best;
}

function isBetter(candidate: Candidate, than: Candidate): boolean {
  const order = (each: Candidate) => [Math.min(each.filled, 1), each.kinds, each.fit, each.filled];
  const other = order(than);
  for (const [index, value] of order(candidate).entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The first column has no title if it contains row names, which may be identifiers. */
function rowNames({ row }: Candidate, profile: ColumnProfile | undefined): readonly ReadColumn[] {
  if (profile === undefined || row.cells[0]?.column === 0) return [];
  const kind = kindOfContent(profile);
  return kind !== undefined && unmistakable.includes(kind) ? [{ column: 0, kind, guess: 'content' }] : [];
}

/**
 * Uses the cells below vague titles to find their kinds. A vague ID column is read only if no other column has a clear
 * kind.
 */
function titledColumns(header: Candidate, resembles: Resembles): readonly ReadColumn[] {
  const { titled, below } = header;
  const profiles = new Map(profileColumns(below, resembles).map((profile) => [profile.column, profile]));
  const telling: ReadColumn[] = [...rowNames(header, profiles.get(0))];
  const vague: ReadColumn[] = [];
  for (const { column, title } of titled) {
    const content = title.isVague ? contentKind(profiles.get(column), title) : undefined;
    if (content !== undefined) telling.push({ column, kind: content, guess: 'content' });
    else (title.isVague && title.kind === 'any' ? vague : telling).push({ column, kind: title.kind, guess: 'title' });
  }
  if (telling.length > 0) return ordered(telling);
  const share = ({ column }: ReadColumn): number => {
    const profile = profiles.get(column);
    return profile === undefined || profile.isRunningNumber ? 0 : shareOf(profile, 'any');
  };
  const best = Math.max(...vague.map(share));
  if (best === 0) {
    const plain = untitledColumns(below, resembles).filter(({ kind, guess }) => kind !== 'any' && guess === 'content');
    if (plain.length > 0) return plain;
  }
  return vague.filter((column) => share(column) === best).slice(0, 1);
}

function contentKind(profile: ColumnProfile | undefined, { kind }: ColumnTitle): IdentifierKind | undefined {
  if (profile === undefined || profile.filled === 0) return undefined;
  const content = kindOfContent(profile);
  if (content !== undefined) return content;
  // Numbers below a gene title are gene ids, even if no table contains them.
  const isGene = kind === 'entrez' || kind === 'symbol';
  if (!isGene) return undefined;
  if (profile.numbers > profile.filled / 2) return 'entrez';
  return kind === 'entrez' ? 'symbol' : undefined;
}

function untitledColumns(rows: readonly ReadRow[], resembles: Resembles): readonly ReadColumn[] {
  const profiles = profileColumns(rows, resembles);
  const [only] = profiles;
  if (only === undefined) return [];
  if (profiles.length === 1) return [{ column: only.column, kind: 'any', guess: 'one' }];
  const often = profiles.filter((profile) => isOftenFilled(profile, rows.length));
  const plain = often.flatMap((profile): readonly ReadColumn[] => {
    const kind = kindOfContent(profile);
    return kind === undefined ? [] : [{ column: profile.column, kind, guess: 'content' }];
  });
  // Next to other identifiers, numbers are often counts or ranks.
  const isSure = plain.some(({ kind }) => kind !== 'entrez');
  if (plain.length > 0) return ordered(isSure ? plain.filter(({ kind }) => kind !== 'entrez') : plain);
  const texts = ({ filled, numbers }: ColumnProfile): number => (filled === 0 ? 0 : (filled - numbers) / filled);
  const best = (often.length === 0 ? profiles : often).toSorted(
    (a, b) => shareOf(b, 'any') - shareOf(a, 'any') || texts(b) - texts(a) || a.column - b.column,
  )[0] as ColumnProfile;
  return [{ column: best.column, kind: 'any', guess: 'content' }];
}

function narrow({ line, cells }: ReadRow): ReadRow {
  return { line, cells: cells.filter(({ column }) => column < widest) };
}

const leastDescribed = 4;

function describedKinds(rows: readonly ReadRow[]): number {
  const kinds = new Set<IdentifierKind>();
  for (const { cells } of rows) {
    const [first] = cells;
    const title = first?.kind === 'text' ? columnTitleOf(first.text) : undefined;
    if (title !== undefined && !title.isVague) kinds.add(title.kind);
  }
  return kinds.size;
}

/** True if each row of a sheet explains a column of another sheet. Such a sheet has no identifiers. */
function describesColumns(rows: readonly ReadRow[], resembles: Resembles): boolean {
  if (describedKinds(rows) < leastDescribed) return false;
  return !rows.some(({ cells }) => cells.some(({ text }) => isUnmistakable(text, resembles)));
}

const enoughAlone = 0.4;

function holdIdentifiers(
  columns: readonly ReadColumn[],
  header: Candidate | undefined,
  rows: readonly ReadRow[],
  resembles: Resembles,
): boolean {
  const profiles = new Map(
    profileColumns(header?.below ?? rows, resembles).map((profile) => [profile.column, profile]),
  );
  const isTitled = header !== undefined && header.kinds > 0 && describedKinds(rows) < 2;
  return columns.some(({ column, kind, guess }) => {
    const profile = profiles.get(column);
    // Ages and row numbers look like Entrez ids, so they do not make a sheet a list.
    const isByChance = kind === 'entrez' && guess === 'content';
    const byChance = profile !== undefined && kind === 'any' ? shareOf(profile, 'entrez') : 0;
    const share = profile === undefined || isByChance ? 0 : shareOf(profile, kind) - byChance;
    return share >= (guess === 'one' ? enoughAlone : enough) || (isTitled && share > 0);
  });
}

function nothingRead(isTable: boolean): SheetColumns {
  return { header: null, isHeaderShort: false, columns: [], holdsIdentifiers: false, isTable, titles: new Map() };
}

export function guessColumns(filledRows: readonly ReadRow[], resembles: Resembles): SheetColumns {
  const isTable = isTableOf(filledRows);
  const rows = filledRows.map(narrow);
  const nothing = nothingRead(isTable);
  if (describesColumns(rows, resembles)) return nothing;
  const header = findHeader(rows, resembles);
  if (header === undefined) {
    const columns = untitledColumns(rows, resembles);
    return { ...nothing, columns, holdsIdentifiers: holdIdentifiers(columns, header, rows, resembles) };
  }
  const titles = header.row.cells.map(({ column, text }) => [column, normaliseHeader(text)] as const);
  const columns = titledColumns(header, resembles);
  return {
    header: header.row.line,
    isHeaderShort: header.isShort,
    columns,
    holdsIdentifiers: holdIdentifiers(columns, header, rows, resembles),
    isTable,
    titles: new Map(titles),
  };
}

/**
 * Detects columns from the first filled rows of each sheet. If any sheet has identifiers, sheets without identifiers
 * are skipped. They describe the workbook or its samples, and some of their words are names by chance.
 */
export function guessWorkbook(sheets: readonly (readonly ReadRow[])[], resembles: Resembles): readonly SheetColumns[] {
  const guesses = sheets.map((rows) => guessColumns(rows, resembles));
  if (!guesses.some(({ holdsIdentifiers }) => holdsIdentifiers)) return guesses;
  return guesses.map((guess) => (guess.holdsIdentifiers ? guess : nothingRead(guess.isTable)));
}

export function askedColumns({ header, columns }: SheetLayout, rows: readonly ReadRow[]): SheetColumns {
  const kinds = new Map(columns.map(({ column, kind }) => [column, kind]));
  return {
    header,
    isHeaderShort: false,
    columns: ordered([...kinds].map(([column, kind]) => ({ column, kind, guess: null }))),
    holdsIdentifiers: true,
    isTable: isTableOf(rows),
    titles: new Map(),
  };
}
