/** What one cell names: on the menu, in the other version, off the menu, or nothing. */
import type { ImportReason } from '../api/types.ts';
import { maximumCellCharacters, type ReadCell } from './import.cell.ts';
import { type DateReadings, readingsOfDate, readingsOfText } from './import.date.ts';
import { type Accepts, type Finding, findOwn, findSynonym, type LookedFor } from './import.find.ts';
import { findDate } from './import.findDate.ts';
import type { ImportIndex, ImportRecord, OffMenuReason } from './import.index.ts';
import { seqIdsOfNumber } from './import.seqId.ts';
import { tidy } from './import.text.ts';

export type Look =
  /** `isOwn`: by an identifier of its own, not by a synonym or a date. */
  | { readonly found: 'onMenu'; readonly finding: Finding; readonly isOwn: boolean }
  | { readonly found: 'otherVersion'; readonly records: readonly ImportRecord[] }
  | { readonly found: 'offMenu'; readonly record: ImportRecord; readonly reason: OffMenuReason }
  | {
      readonly found: 'nothing';
      readonly reason: Extract<ImportReason, 'unknown' | 'rounded_number' | 'formula_error' | 'too_long'>;
      readonly candidates: readonly ImportRecord[];
    };

export interface Indexes {
  readonly menu: ImportIndex;
  /** Of the other assay version; undefined while it has none. */
  readonly other: ImportIndex | undefined;
}

type Find = (index: ImportIndex, accepts: Accepts) => Finding | undefined;

const formulaError = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/i;
const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

const isOnMenu: Accepts = ({ offMenu }) => offMenu === null;
const isOffMenu: Accepts = ({ offMenu }) => offMenu !== null;

const nothing = (reason: 'unknown' | 'formula_error' | 'too_long'): Look => ({
  found: 'nothing',
  reason,
  candidates: [],
});

const isAny: Accepts = () => true;

/** What is found on the menu, and what is found at all. */
function findIn(index: ImportIndex | undefined, find: Find) {
  const any = index && find(index, isAny);
  const isPlain = any === undefined || index === undefined || any.records.every(isOnMenu);
  return { any, onMenu: isPlain ? any : find(index, isOnMenu) };
}

/** By one way of finding: first on the menu, then on the other version's, then among what is on neither. */
function lookBy({ menu, other }: Indexes, find: Find, isOwn: boolean): Look | undefined {
  const here = findIn(menu, find);
  if (here.onMenu !== undefined) return { found: 'onMenu', finding: here.onMenu, isOwn };
  const there = findIn(other, find);
  if (there.onMenu !== undefined) return { found: 'otherVersion', records: there.onMenu.records };
  const record = [...(here.any?.records ?? []), ...(there.any?.records ?? [])].find(isOffMenu);
  return record === undefined ? undefined : { found: 'offMenu', record, reason: record.offMenu ?? 'not_offered' };
}

function lookAtDate(indexes: Indexes, readings: DateReadings, as: LookedFor): Look | undefined {
  return lookBy(indexes, (index, accepts) => findDate(index, readings, as, accepts), false);
}

function lookAtNumber({ menu }: Indexes, text: string): Look {
  const candidates = seqIdsOfNumber(text).flatMap((seqId) => {
    const record = menu.bySeqId(seqId);
    return record === undefined || !isOnMenu(record) ? [] : [record];
  });
  return text.includes('.') ? { found: 'nothing', reason: 'rounded_number', candidates } : nothing('unknown');
}

function lookAtText(indexes: Indexes, text: string, as: LookedFor): Look | undefined {
  const own = lookBy(indexes, (index, accepts) => findOwn(index, text, as, accepts), true);
  if (own !== undefined || as === 'literal') return own;
  const synonym = lookBy(indexes, (index, accepts) => findSynonym(index, text, accepts), false);
  if (synonym !== undefined) return synonym;
  const readings = readingsOfText(text);
  return readings === undefined ? undefined : lookAtDate(indexes, readings, as);
}

/** Looks at one cell. A number is never an identifier: what it was before it was shortened cannot be told. */
export function lookAt(indexes: Indexes, { kind, text, date }: ReadCell, as: LookedFor): Look {
  if (kind === 'error' || formulaError.test(text.trim())) return nothing('formula_error');
  if (kind === 'date' && date !== undefined) {
    const isGuess = as === 'literal';
    return (isGuess ? undefined : lookAtDate(indexes, readingsOfDate(date), as)) ?? nothing('unknown');
  }
  if (text.length > maximumCellCharacters) return nothing('too_long');
  const tidied = tidy(text);
  if (kind === 'number') return lookAtNumber(indexes, tidied);
  // A text of digits can be a name; one that is none may have been a number.
  const known = lookAtText(indexes, text, as);
  return known ?? (number.test(tidied) ? lookAtNumber(indexes, tidied) : nothing('unknown'));
}
