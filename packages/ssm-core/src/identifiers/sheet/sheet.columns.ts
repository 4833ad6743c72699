/** Which columns of a sheet are read, and as what: by their titles, and by what they hold where they have none. */
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
  /** By its title, by what it holds, as the only column, or as it was asked for. */
  readonly guess: 'title' | 'content' | 'one' | null;
}

export interface SheetColumns {
  /** The line that names the columns; null where there is none. */
  readonly header: number | null;
  /** Whether each name of that line is for the column to its right: the line is one name short. */
  readonly isHeaderShort: boolean;
  /** The strongest kind first; within a kind from left to right. */
  readonly columns: readonly ReadColumn[];
  /** Whether the columns that are read plainly hold identifiers, and not words that happen to be names. */
  readonly holdsIdentifiers: boolean;
  /** Whether rows have more than one cell: what stands alone in one is then something else. */
  readonly isTable: boolean;
  /** Of the columns with a title, it in its normal form. */
  readonly titles: ReadonlyMap<number, string>;
}

/** The header stands in one of these lines. */
const headerLines = 20;
/** Filled rows by which columns are told. */
export const profiledRows = 60;
const mostColumns = 40;
/** Columns that are looked at for a title. */
const widest = 256;

/** What nobody writes above a column of anything else. */
const unmistakable: readonly IdentifierKind[] = ['seqId', 'somaId', 'uniProt', 'hgnc', 'ensembl', 'refSeq'];

interface TitledCell {
  readonly column: number;
  readonly title: ColumnTitle;
}

interface Candidate {
  /** With each cell in the column that it names. */
  readonly row: ReadRow;
  readonly isShort: boolean;
  readonly titled: readonly TitledCell[];
  readonly below: readonly ReadRow[];
  readonly kinds: number;
  readonly filled: number;
  readonly fit: number;
}

export function isUnmistakable(text: string, resembles: Resembles): boolean {
  // A number may be one of these by chance alone.
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

/** A word that stands in every row is what the column says, not its title. */
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

/** The header as R writes it above rows that have names: one name short, so that each is for the column to its right. */
function movedHeader({ line, cells }: ReadRow, below: readonly ReadRow[]): ReadRow | undefined {
  const { length } = cells;
  const isGapless = cells.at(-1)?.column === length - 1;
  const isShort = below.every((row) => row.cells[0]?.column === 0 && row.cells.at(-1)?.column === length);
  if (!isGapless || !isShort || below.length === 0) return undefined;
  return { line, cells: cells.map((cell) => ({ ...cell, column: cell.column + 1 })) };
}

/** The row as it stands, or moved where what is below fits better then. */
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

/** A row that says nothing more than `Protein` names columns when it looks like titles, or when what follows fits. */
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

/** Of the first rows the one that names most kinds; of several, the one that what is below it fits best. */
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

/** The names of rows stand in the first column, without a title; they may be identifiers. */
function rowNames({ row }: Candidate, profile: ColumnProfile | undefined): readonly ReadColumn[] {
  if (profile === undefined || row.cells[0]?.column === 0) return [];
  const kind = kindOfContent(profile);
  return kind !== undefined && unmistakable.includes(kind) ? [{ column: 0, kind, guess: 'content' }] : [];
}

/** Below titles that do not tell by themselves what stands there tells; an ID that names nothing is not read beside others. */
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
  // Of several columns that may be anything, the one with most identifiers.
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
  // Below a gene's title numbers are its ids, whether a table has them or not.
  const isGene = kind === 'entrez' || kind === 'symbol';
  if (!isGene) return undefined;
  if (profile.numbers > profile.filled / 2) return 'entrez';
  return kind === 'entrez' ? 'symbol' : undefined;
}

/** Without a header: columns that plainly are of a kind; else the one with most identifiers, or the only one. */
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
  // Numbers beside other identifiers are counts and ranks as often as ids of genes.
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

/** Of the titles of identifiers, as many different kinds below each other are a description of columns. */
const leastDescribed = 4;

/** How many different kinds of identifiers the titles name that stand below each other. */
function describedKinds(rows: readonly ReadRow[]): number {
  const kinds = new Set<IdentifierKind>();
  for (const { cells } of rows) {
    const [first] = cells;
    const title = first?.kind === 'text' ? columnTitleOf(first.text) : undefined;
    if (title !== undefined && !title.isVague) kinds.add(title.kind);
  }
  return kinds.size;
}

/** Whether a sheet explains the columns of another one, title below title: it holds no identifiers then. */
function describesColumns(rows: readonly ReadRow[], resembles: Resembles): boolean {
  if (describedKinds(rows) < leastDescribed) return false;
  return !rows.some(({ cells }) => cells.some(({ text }) => isUnmistakable(text, resembles)));
}

/** Share of the cells of a list of one column without a title that are identifiers as they are written. */
const enoughAlone = 0.4;

/** Below plain titles one identifier is enough, unless titles stand below each other, as where columns are explained. */
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
    // Ages and numbers of rows have the form of an Entrez id.
    const isByChance = kind === 'entrez' && guess === 'content';
    const byChance = profile !== undefined && kind === 'any' ? shareOf(profile, 'entrez') : 0;
    const share = profile === undefined || isByChance ? 0 : shareOf(profile, kind) - byChance;
    return share >= (guess === 'one' ? enoughAlone : enough) || (isTitled && share > 0);
  });
}

function nothingRead(isTable: boolean): SheetColumns {
  return { header: null, isHeaderShort: false, columns: [], holdsIdentifiers: false, isTable, titles: new Map() };
}

/** By the first filled rows of a sheet. */
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
 * By the first filled rows of each sheet of a workbook. Beside a sheet with identifiers one without any is not read: it
 * says what the workbook is, what its columns mean or whose samples they are, and some of its words are names by chance.
 */
export function guessWorkbook(sheets: readonly (readonly ReadRow[])[], resembles: Resembles): readonly SheetColumns[] {
  const guesses = sheets.map((rows) => guessColumns(rows, resembles));
  if (!guesses.some(({ holdsIdentifiers }) => holdsIdentifiers)) return guesses;
  return guesses.map((guess) => (guess.holdsIdentifiers ? guess : nothingRead(guess.isTable)));
}

/** As they were asked for. */
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
