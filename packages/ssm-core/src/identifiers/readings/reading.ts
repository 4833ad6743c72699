import type { AssayVersion, IdentifierKind, ImportReason } from '../../api/types.ts';
import type { Gene, GeneIndex } from '../genes.ts';
import type { VersionFact } from '../knowledge.ts';
import type { NameWords } from '../nameWords.ts';
import type { NearNames } from '../near.ts';
import type { Reagent, ReagentIndex } from '../reagents.ts';

/** The data for one assay version on which answers are based. */
export interface Catalogues {
  readonly version: AssayVersion;
  readonly here: ReagentIndex;
  /** Index of the other assay version; undefined if its catalogue is missing. */
  readonly there: ReagentIndex | undefined;
  readonly genes: GeneIndex;
  /** Assay versions of each SeqId, from a separate table that is used if the other catalogue is missing. */
  readonly versions: ReadonlyMap<string, VersionFact>;
  /** Names similar to a text. The index is created only if nothing else is known about a text. */
  readonly near: () => NearNames;
  /** Finds reagents of an index by the words of their names. Words are indexed at the first use. */
  readonly wordsOf: (index: ReagentIndex) => NameWords;
}

/**
 * 0: exactly as written. 1: the same identifier in another notation. 2: a proposal that the user accepts or rejects.
 */
export type Grade = 0 | 1 | 2;

export interface Reading {
  readonly kind: IdentifierKind;
  readonly name: string;
  readonly how: ImportReason | null;
  readonly grade: Grade;
  /** Reagents on the menu of the requested version. */
  readonly here: readonly Reagent[];
  /** Reagents on the menu of the other version. */
  readonly there: readonly Reagent[];
  /**
   * Reagents on the menu that the other version no longer offers. They agree with a row that also contains their SeqId,
   * but are not found by name.
   */
  readonly doubted?: readonly Reagent[];
  /** Reagents of both versions that are not on a menu. */
  readonly off: readonly Reagent[];
  /** Reagents on the other version's menu that this version no longer offers. */
  readonly gone?: readonly Reagent[];
  readonly isKnown: boolean;
  readonly genes: readonly Gene[];
}

const isOnMenu = ({ offMenu }: Reagent): boolean => offMenu === null;
const isOffMenu = ({ offMenu }: Reagent): boolean => offMenu !== null;

interface Named {
  readonly kind: IdentifierKind;
  readonly name: string;
  readonly how: ImportReason | null;
  readonly grade: Grade;
  readonly isKnown?: boolean;
  readonly genes?: readonly Gene[];
}

export function readingOf(
  { here, there }: Catalogues,
  named: Named,
  pick: (index: ReagentIndex) => readonly Reagent[],
): Reading {
  const ours = pick(here);
  const theirs = there === undefined ? [] : pick(there);
  const reading = {
    ...named,
    genes: named.genes ?? [],
    isKnown: named.isKnown === true || ours.length > 0 || theirs.length > 0,
    here: ours.filter(isOnMenu),
    there: theirs.filter((reagent) => isOnMenu(reagent) && reagent.doubt === null),
    off: [...ours, ...theirs].filter(isOffMenu),
    gone: theirs.filter((reagent) => isOnMenu(reagent) && reagent.doubt !== null),
  };
  if (reading.here.some(({ doubt }) => doubt !== null)) return withoutDoubt(reading);
  return reading.here.length === 0 && reading.there.length > 0 ? withSeqIdsHere(here, reading) : reading;
}

/**
 * Leaves out reagents that the other version no longer offers. If only such reagents are left, the reading becomes a
 * proposal.
 */
function withoutDoubt(reading: Reading): Reading {
  const offered = reading.here.filter(({ doubt }) => doubt === null);
  if (offered.length > 0) {
    return { ...reading, here: offered, doubted: reading.here.filter((reagent) => !offered.includes(reagent)) };
  }
  return { ...reading, how: reading.here[0]?.doubt ?? null, grade: 2 };
}

/**
 * Looks up the SeqIds of the other catalogue's reagents in this catalogue. A SomaId means the same in both catalogues.
 * Any other name comes from the other annotation, so the reagents are only proposed.
 */
function withSeqIdsHere(index: ReagentIndex, reading: Reading): Reading {
  const here = reading.there.flatMap(({ facts }) => index.bySeqId(facts.seqId) ?? []).filter(isOnMenu);
  if (here.length === 0) return reading;
  return reading.kind === 'somaId' ? { ...reading, here } : { ...reading, here, how: 'successor', grade: 2 };
}

export function hasReagents({ here, there, off, gone = [] }: Reading): boolean {
  return here.length > 0 || there.length > 0 || off.length > 0 || gone.length > 0;
}

/** Returns the SeqIds that a reading names. SeqIds of withdrawn reagents are returned only if there are no others. */
function seqIdsOf({ here, there, off, gone = [] }: Reading): ReadonlySet<string> {
  const found = [...here, ...there, ...off];
  return new Set((found.length > 0 ? found : gone).map(({ facts }) => facts.seqId));
}

function hasAll(reading: Reading, seqIds: ReadonlySet<string>): boolean {
  const known = new Set([...seqIdsOf(reading), ...(reading.gone ?? []).map(({ facts }) => facts.seqId)]);
  return [...seqIds].every((seqId) => known.has(seqId));
}

export function areCompatible(one: Reading, other: Reading): boolean {
  const [ofOne, ofOther] = [seqIdsOf(one), seqIdsOf(other)];
  if (ofOne.size === 0 || ofOther.size === 0) {
    const isSameName = one.kind === other.kind && one.name === other.name;
    const hasNone = ofOne.size === ofOther.size;
    return hasNone && (isSameName || one.genes.some((gene) => other.genes.includes(gene)));
  }
  return ofOne.size > ofOther.size ? hasAll(one, ofOther) : hasAll(other, ofOne);
}

export function isSupportedBy(reagent: Reagent, reading: Reading): boolean {
  if (reading.here.includes(reagent) || reading.doubted?.includes(reagent) === true) return true;
  const { seqId } = reagent.facts;
  const isNamed = (each: Reagent): boolean => each.facts.seqId === seqId;
  if (reading.here.some(isNamed) || reading.there.some(isNamed) || reading.off.some(isNamed)) return true;
  return reading.genes.some((gene) => reagent.genes.has(gene) || reagent.genesByAlias.has(gene));
}

export function distinct(readings: readonly Reading[]): readonly Reading[] {
  const kept: Reading[] = [];
  for (const reading of readings) {
    const isAgain = kept.some((before) => {
      if (!hasReagents(reading)) {
        const isSameName = before.kind === reading.kind && before.name === reading.name;
        return isSameName || (reading.genes.length > 0 && reading.genes.every((g) => before.genes.includes(g)));
      }
      return hasAll(before, seqIdsOf(reading));
    });
    if (!isAgain) kept.push(reading);
  }
  return kept;
}

export function asOtherKind(readings: readonly Reading[]): readonly Reading[] {
  return readings.map((reading) => (reading.grade === 2 ? reading : { ...reading, how: 'other_kind', grade: 2 }));
}
