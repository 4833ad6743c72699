/** What the columns of a sheet hold, told by the first rows. */
import type { IdentifierKind } from '../../api/types.ts';
import { maximumCellCharacters, type ReadCell, type ReadRow } from '../../import/read/import.cell.ts';
import { identifierKinds, type Resembles } from './laidRow.ts';

export interface ColumnProfile {
  readonly column: number;
  /** Cells that hold more than a placeholder. */
  readonly filled: number;
  /** Cells that are numbers or dates, as a spreadsheet or a text has them. */
  readonly numbers: number;
  /** Cells that literally are identifiers of any kind. */
  readonly identifiers: number;
  /** Of each kind, how many of the cells literally are such identifiers; a kind without one is absent. */
  readonly counts: ReadonlyMap<IdentifierKind, number>;
  /** Whether its numbers count up one by one: a rank, not an identifier. */
  readonly isRunningNumber: boolean;
}

/** Share of the cells from which on a column is of a kind. */
export const enough = 0.6;
/** Of the cells of a column of shortened SeqIds, how many look so, and how many name one. */
const [enoughShortened, enoughNamed] = [0.8, 0.5];
/** A column that is filled less often than every tenth row is a column of remarks. */
const leastFilled = 0.1;
/** Columns that are looked at for what they hold. */
const widest = 100;

const placeholders: ReadonlySet<string> = new Set(
  'n/a|n.a.|n.a|na|<na>|#n/a|nan|none|null|nil|tbd|tba|unknown|not available|not applicable'.split('|'),
);
const longestPlaceholder = 14;
/** `-`, `--`, `.` and `?`. */
const onlyMarks = /^[-.?\u2010-\u2015\u2212]+$/;
const number = /^[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?%?$/i;
const shortened = /^\d{3,5}\.\d{1,4}$/;

/** Whether a cell says that there is nothing. An error of a formula is none: what it stands for is not known. */
export function isPlaceholder({ kind, text }: ReadCell): boolean {
  if (kind === 'error' || kind === 'date') return false;
  const trimmed = text.trim();
  if (trimmed.length > longestPlaceholder) return false;
  return onlyMarks.test(trimmed) || placeholders.has(trimmed.toLowerCase());
}

export function isNumber({ kind, text }: ReadCell): boolean {
  return kind === 'number' || kind === 'date' || number.test(text.trim());
}

class GrowingProfile implements ColumnProfile {
  readonly column: number;
  readonly counts = new Map<IdentifierKind, number>();
  filled = 0;
  numbers = 0;
  identifiers = 0;
  #shortened = 0;
  #shortenedNamed = 0;
  #before: number | undefined;
  #steps = 0;

  constructor(column: number) {
    this.column = column;
  }

  add(cell: ReadCell, resembles: Resembles): void {
    if (isPlaceholder(cell)) return;
    this.filled += 1;
    if (isNumber(cell)) this.#addNumber(cell);
    if (cell.text.length > maximumCellCharacters || cell.kind === 'error') return;
    const text = cell.text.trim();
    const kinds = resembles(text);
    const isShortened = shortened.test(text);
    if (isShortened) this.#shortened += 1;
    if (isShortened && kinds.has('seqId')) this.#shortenedNamed += 1;
    let isIdentifier = false;
    for (const kind of kinds) {
      // What a number may have been counts only where the whole column looks so.
      if (kind === 'any' || (kind === 'seqId' && isShortened)) continue;
      this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
      isIdentifier = true;
    }
    if (isIdentifier) this.identifiers += 1;
  }

  #addNumber({ text }: ReadCell): void {
    const value = Number(text);
    if (this.#before !== undefined && value === this.#before + 1) this.#steps += 1;
    this.#before = value;
    this.numbers += 1;
  }

  get isRunningNumber(): boolean {
    return this.numbers > 1 && this.#steps >= (this.numbers - 1) * enough;
  }

  /** Numbers as 10000.28 are SeqIds where nearly all look so and at least half of them name one. */
  finish(): this {
    const seqIds = this.counts.get('seqId') ?? 0;
    const areSeqIds =
      this.#shortened > 0 &&
      this.#shortened + seqIds >= this.filled * enoughShortened &&
      this.#shortenedNamed >= this.#shortened * enoughNamed;
    if (!areSeqIds) return this;
    this.counts.set('seqId', this.#shortened + seqIds);
    this.identifiers += this.#shortened;
    return this;
  }
}

/** Of each column with a cell in these rows, from left to right; of a sheet that is very wide, of the first columns. */
export function profileColumns(rows: readonly ReadRow[], resembles: Resembles): readonly ColumnProfile[] {
  const profiles = new Map<number, GrowingProfile>();
  for (const { cells } of rows) {
    for (const cell of cells) {
      if (cell.column >= widest) break;
      let profile = profiles.get(cell.column);
      if (profile === undefined) {
        profile = new GrowingProfile(cell.column);
        profiles.set(cell.column, profile);
      }
      profile.add(cell, resembles);
    }
  }
  return [...profiles.values()].map((profile) => profile.finish()).toSorted((a, b) => a.column - b.column);
}

/** How many of the cells have the form of a kind, from 0 to 1. */
export function shareOf({ counts, filled, identifiers }: ColumnProfile, kind: IdentifierKind): number {
  if (filled === 0) return 0;
  return (kind === 'any' ? identifiers : (counts.get(kind) ?? 0)) / filled;
}

/**
 * The kind that most of the cells have the form of, where enough do; of two alike the one that says more. Plain numbers
 * that count up are never ids.
 */
export function kindOfContent(profile: ColumnProfile): IdentifierKind | undefined {
  let best: IdentifierKind | undefined;
  for (const kind of identifierKinds) {
    if (kind === 'any' || (kind === 'entrez' && profile.isRunningNumber)) continue;
    const share = shareOf(profile, kind);
    if (share >= enough && (best === undefined || share > shareOf(profile, best))) best = kind;
  }
  return best;
}

/** Whether a column is filled often enough for its content to tell what it is. */
export function isOftenFilled({ filled }: ColumnProfile, rowCount: number): boolean {
  return filled > 0 && filled >= rowCount * leastFilled;
}
