import type { IdentifierKind } from '../../api/types.ts';
import { maximumCellCharacters, type ReadCell, type ReadRow } from '../../import/read/import.cell.ts';
import { identifierKinds, type Resembles } from './laidRow.ts';

export interface ColumnProfile {
  readonly column: number;
  readonly filled: number;
  readonly numbers: number;
  readonly identifiers: number;
  readonly counts: ReadonlyMap<IdentifierKind, number>;
  readonly isRunningNumber: boolean;
}

export const enough = 0.6;
/** Minimum shares: of cells that look like shortened SeqIds, and of these, cells that name a reagent. */
const [enoughShortened, enoughNamed] = [0.8, 0.5];
/** A column filled in fewer than a tenth of the rows contains remarks. */
const leastFilled = 0.1;
const widest = 100;

const placeholders: ReadonlySet<string> = new Set(
  'n/a|n.a.|n.a|na|<na>|#n/a|nan|none|null|nil|tbd|tba|unknown|not available|not applicable'.split('|'),
);
const longestPlaceholder = 14;
const onlyMarks = /^[-.?\u2010-\u2015\u2212]+$/;
const number = /^[-+]?\d+(?:[.,]\d+)?(?:e[-+]?\d+)?%?$/i;
const shortened = /^\d{3,5}\.\d{1,4}$/;

/** True for a missing value. A formula error is no missing value, because its value is unknown. */
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

  /** Counts numbers such as 10000.28 as SeqIds if enough cells look so and enough of them name a reagent. */
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

export function shareOf({ counts, filled, identifiers }: ColumnProfile, kind: IdentifierKind): number {
  if (filled === 0) return 0;
  return (kind === 'any' ? identifiers : (counts.get(kind) ?? 0)) / filled;
}

/**
 * Returns the most frequent kind if its share is sufficient. Of equally frequent kinds, the stronger one is returned.
 * Numbers that count up are never ids.
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

export function isOftenFilled({ filled }: ColumnProfile, rowCount: number): boolean {
  return filled > 0 && filled >= rowCount * leastFilled;
}
