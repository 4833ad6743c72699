/**
 * Answers a row by its strongest exact identifier, checked against its other cells. Weaker cells never overrule it; if
 * they disagree or do not confirm it, it is only proposed. If the catalogue lacks it, the answer says so.
 */
import type { IdentifierKind, ImportReason, ImportStatus } from '../api/types.ts';
import type { ReadCell } from '../import/read/import.cell.ts';
import { numberReadings } from './readings/idReadings.ts';
import type { Look } from './readings/look.ts';
import { lookByWords, lookNear, nearIds, wordReading } from './readings/nearReadings.ts';
import { areCompatible, type Catalogues, hasReagents, isSupportedBy, type Reading } from './readings/reading.ts';
import { isWithdrawn, type Reagent, type ReagentIndex } from './reagents.ts';
import type { LookedAtCell } from './sheet/laidRow.ts';

interface Evidence extends LookedAtCell {
  readonly look: Look;
}

export interface Meaning {
  readonly cell: ReadCell;
  readonly reading: Reading;
}

export interface RowMeaning {
  readonly status: Exclude<ImportStatus, 'duplicate' | 'heading' | 'blank' | 'note'>;
  readonly reason: ImportReason | null;
  readonly base: LookedAtCell;
  readonly reagent: Reagent | null;
  readonly candidates: readonly Reagent[];
  readonly elsewhere: readonly Reagent[];
  readonly meanings: readonly Meaning[];
  /** The row's other cells, which agree. Only set if the row was found exactly as written. */
  readonly evidence?: readonly LookedAtCell[];
  /** Number of reagents whose names have the words of the row. Only set if there are too many to list. */
  readonly count?: number;
}

const mostCandidates = 100;
const mostElsewhere = 20;

function unique(reagents: readonly Reagent[]): readonly Reagent[] {
  if (reagents.length < 2) return reagents;
  return [...new Map(reagents.map((reagent) => [reagent.facts.seqId, reagent] as const)).values()];
}

function meaningsOf({ cell, kind, look }: Evidence): readonly Meaning[] {
  if (look.readings.length > 0) return look.readings.map((reading) => ({ cell, reading }));
  const unread = { here: [], there: [], off: [], genes: [], isKnown: false, grade: 2 } as const;
  return [{ cell, reading: { ...unread, kind, name: cell.text, how: look.problem ?? 'unknown' } }];
}

const isKnown = ({ isKnown: known }: Reading): boolean => known;

const guessed: ReadonlySet<ImportReason | null> = new Set<ImportReason>(['entry_name', 'loose_spelling']);

function isGuess({ how }: Reading): boolean {
  return guessed.has(how);
}

/** An assay of another platform is no evidence about a reagent, so it decides a row only if no other cell does. */
function isIndirect(reading: Reading): boolean {
  return isGuess(reading) || reading.how === 'other_assay';
}

function areSame<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean {
  return one.size > 0 && one.size === other.size && [...one].every((each) => other.has(each));
}

function isOfSameProteins(one: Reagent, other: Reagent): boolean {
  return areSame(new Set(one.facts.uniProtId), new Set(other.facts.uniProtId)) || areSame(one.genes, other.genes);
}

const reagentKinds: ReadonlySet<IdentifierKind> = new Set(['seqId', 'somaId']);

function ownName({ kind }: Reading, { facts }: Reagent): string | null | undefined {
  if (kind === 'targetName') return facts.targetName;
  return kind === 'fullName' ? facts.fullName : undefined;
}

function namesSameProteins({ here, there }: Reading, reagent: Reagent): boolean {
  return [...here, ...there].some((each) => isOfSameProteins(each, reagent));
}

/**
 * True if a reading supports this reagent. The name of another reagent for the same proteins also does, next to a SeqId
 * or if only the other version uses the name: 11K names CD5 differently from 7K.
 */
function supports(reading: Reading, reagent: Reagent, base: Evidence): boolean {
  if (isSupportedBy(reagent, reading)) return true;
  const isName = ownName(reading, reagent) !== undefined;
  const isElsewhere = reading.here.length === 0;
  return isName && (reagentKinds.has(base.kind) || isElsewhere) && namesSameProteins(reading, reagent);
}

function hasProtein({ facts, genes }: Reagent): boolean {
  return genes.size > 0 || (facts.uniProtId ?? []).length > 0;
}

/**
 * A guess or another platform's assay contradicts no reagent. Nor does a name of a kind that the catalogue lacks for the reagent, or an unmeasured
 * protein if the reagent has no protein.
 */
function speaksAgainst(reading: Reading, reagent: Reagent): boolean {
  if (isIndirect(reading)) return false;
  if (ownName(reading, reagent) === null && namesSameProteins(reading, reagent)) return false;
  return hasProtein(reagent) || hasReagents(reading);
}

function verdict({ look }: Evidence, reagent: Reagent, base: Evidence): boolean | undefined {
  const known = look.readings.filter(isKnown);
  if (known.some((reading) => supports(reading, reagent, base))) return true;
  return known.some((reading) => speaksAgainst(reading, reagent)) ? false : undefined;
}

function isUnconfirmed({ look }: Evidence): boolean {
  return look.isWellFormed && look.readings.length > 0 && !look.readings.some(isKnown);
}

function isPlain({ look }: Evidence): boolean {
  return look.readings.length > 0 && look.readings.every(({ grade }) => grade < 2);
}

/** Kinds of ids, not names. If a row has an unreadable cell of these kinds, its weaker cells only propose. */
const idKinds: ReadonlySet<IdentifierKind> = new Set(['seqId', 'somaId', 'uniProt', 'entrez', 'hgnc']);

function areAllCompatible(readings: readonly Reading[]): boolean {
  return readings.every((one, at) => readings.slice(at + 1).every((other) => areCompatible(one, other)));
}

function whyProposed(readings: readonly Reading[]): ImportReason | null {
  const repaired = readings.filter(({ grade }) => grade === 2);
  if (repaired.length === readings.length) {
    const reasons = new Set(repaired.map(({ how }) => how));
    if (reasons.size === 1 || areAllCompatible(readings)) return repaired[0]?.how ?? null;
    return 'several_meanings';
  }
  if (repaired.length > 0) return 'several_meanings';
  return areAllCompatible(readings) ? null : 'several_meanings';
}

function fromWeaker(others: readonly Evidence[]): readonly Reagent[] {
  return unique(others.flatMap(({ look }) => look.readings.flatMap(({ here }) => here))).slice(0, mostCandidates);
}

function absentReason({ kind }: Reading): ImportReason {
  if (kind === 'seqId') return 'unknown_seq_id';
  return kind === 'uniProt' ? 'unknown_accession' : 'unknown_id';
}

function absent(catalogues: Catalogues, base: Evidence, others: readonly Evidence[]): RowMeaning {
  const { readings } = base.look;
  const told = [base, ...others].flatMap(meaningsOf);
  const plain = { base, reagent: null, elsewhere: [], candidates: fromWeaker(others), meanings: told };
  const there = unique(readings.flatMap((reading) => reading.there));
  const agreed = there.filter((reagent) => others.every((other) => verdict(other, reagent, base) !== false));
  if (agreed.length > 0) {
    const reason = whyProposed(readings) ?? readings.find(({ how }) => how !== null)?.how ?? null;
    return { ...plain, status: 'other_version', reason, elsewhere: agreed.slice(0, mostElsewhere) };
  }
  if (there.length > 0 && isPlain(base)) {
    return { ...plain, status: 'other_version', reason: 'columns_disagree', elsewhere: there.slice(0, mostElsewhere) };
  }
  const firm = readings.filter((reading) => !isGuess(reading));
  const [off] = firm.flatMap((reading) => reading.off);
  if (off !== undefined && isWithdrawn(off.offMenu)) {
    return { ...plain, status: 'proposed', reason: off.offMenu, candidates: [off], meanings: told };
  }
  if (off !== undefined) {
    return { ...plain, status: 'not_on_menu', reason: off.offMenu ?? 'not_offered', reagent: off };
  }
  const [gone] = firm.flatMap((reading) => reading.gone ?? []);
  if (gone?.doubt) return { ...plain, status: 'not_on_menu', reason: gone.doubt, reagent: gone };
  if (firm.some(isKnown)) return { ...plain, status: 'not_on_menu', reason: 'not_measured' };
  const [first] = readings;
  if (first === undefined) {
    return { ...plain, status: 'not_recognised', reason: base.look.problem ?? 'unknown' };
  }
  // A guess that no reagent measures would not help the user.
  if (isGuess(first)) return { ...plain, status: 'not_recognised', reason: first.how };
  const near = readings.flatMap((reading) => nearIds(catalogues, reading));
  const meanings = [...told, ...near.map((reading) => ({ cell: base.cell, reading }))];
  return { ...plain, status: 'not_recognised', reason: absentReason(first), meanings };
}

function withoutOverruled(base: Evidence, named: readonly Reagent[], others: readonly Evidence[]): readonly Evidence[] {
  if (!isPlain(base) || others.every(isPlain)) return others;
  const firm = named.filter((reagent) =>
    others.some((other) => isPlain(other) && verdict(other, reagent, base) === true),
  );
  if (firm.length === 0) return others;
  return others.filter((other) => isPlain(other) || firm.some((reagent) => verdict(other, reagent, base) !== false));
}

function present(base: Evidence, all: readonly Evidence[], stronger: readonly Evidence[]): RowMeaning {
  const { readings } = base.look;
  const named = unique(readings.flatMap(({ here }) => here));
  const contradicts = (other: Evidence, reagent: Reagent) => verdict(other, reagent, base) === false;
  const others = withoutOverruled(base, named, all);
  const elsewhere = (): readonly Reagent[] =>
    unique(readings.flatMap(({ there }) => there))
      .filter(({ facts }) => !named.some((each) => each.facts.seqId === facts.seqId))
      .slice(0, mostElsewhere);
  const plain = { base, reagent: null };
  const proposal = (reason: ImportReason, candidates: readonly Reagent[]): RowMeaning => ({
    ...plain,
    elsewhere: elsewhere(),
    status: 'proposed',
    reason,
    candidates: candidates.slice(0, mostCandidates),
    meanings,
  });
  const meanings = [base, ...all].flatMap(meaningsOf);
  const agreed = named.filter((reagent) => !others.some((other) => contradicts(other, reagent)));
  if (agreed.length === 0) {
    const disagreeing = others.filter((other) => named.every((reagent) => contradicts(other, reagent)));
    const candidates = unique([
      ...named,
      ...(disagreeing.length > 0 ? disagreeing : others).flatMap(({ look }) =>
        look.readings.flatMap(({ here }) => here),
      ),
    ]);
    return proposal('columns_disagree', candidates);
  }
  const proposed = whyProposed(readings);
  if (proposed !== null) return proposal(proposed, agreed);
  const isUnread = (each: Evidence) =>
    idKinds.has(each.kind) && agreed.every((reagent) => verdict(each, reagent, base) !== true);
  const isConfirmed = !others.some(isUnconfirmed) && !stronger.some(isUnread);
  if (!isConfirmed) return proposal('columns_unconfirmed', agreed);
  const how = readings.find(({ how: why }) => why !== null)?.how ?? null;
  const [only] = agreed;
  if (agreed.length === 1 && only !== undefined) {
    const isOwn = named.length === 1;
    // Only an exact identifier in another column may choose among reagents.
    const isChosen =
      isOwn || others.some((other) => isPlain(other) && named.filter((each) => !contradicts(other, each)).length === 1);
    if (isChosen) {
      const isExact = readings.some(({ grade, here }) => grade === 0 && here.includes(only));
      return {
        ...plain,
        status: isExact ? 'exact' : 'normalised',
        reason: isOwn ? (isExact ? null : how) : 'other_column',
        reagent: only,
        candidates: [],
        elsewhere: [],
        meanings,
      };
    }
  }
  return {
    ...plain,
    status: 'several',
    reason: 'several_reagents',
    candidates: (agreed.length > 1 ? agreed : named).slice(0, mostCandidates),
    elsewhere: [],
    meanings,
  };
}

function byWords(catalogues: Catalogues, base: Evidence, evidence: readonly Evidence[]): RowMeaning | undefined {
  const namedIn = (index: ReagentIndex) => evidence.map(({ cell }) => lookByWords(catalogues, index, cell));
  const here = namedIn(catalogues.here);
  const count = Math.max(...here.map((named) => named.count));
  const candidates = unique(here.flatMap(({ reagents }) => reagents)).slice(0, mostCandidates);
  const there = count > 0 || catalogues.there === undefined ? [] : namedIn(catalogues.there);
  const elsewhere = unique(there.flatMap(({ reagents }) => reagents)).slice(0, mostElsewhere);
  if (count === 0 && elsewhere.length === 0) return undefined;
  return {
    status: 'not_recognised',
    reason: 'words',
    base,
    reagent: null,
    candidates,
    elsewhere,
    meanings: candidates.map((reagent) => ({ cell: base.cell, reading: wordReading(reagent) })),
    ...(candidates.length < count ? { count } : {}),
  };
}

function nothing(catalogues: Catalogues, evidence: readonly Evidence[]): RowMeaning {
  const [first] = evidence as readonly [Evidence];
  const base = evidence.find(({ look }) => look.problem !== 'unknown') ?? first;
  const unknown = base.look.problem === 'unknown' || base.look.problem === null;
  const named = unknown ? byWords(catalogues, base, evidence) : undefined;
  if (named !== undefined) return named;
  const near = unknown
    ? evidence.flatMap((each) => lookNear(catalogues, each.cell).map((reading) => ({ cell: each.cell, reading })))
    : [];
  const candidates = unique(near.flatMap(({ reading }) => reading.here)).slice(0, mostCandidates);
  const isNumber = base.look.problem === 'number' && base.kind === 'any';
  const numbers = isNumber ? numberReadings(catalogues, base.cell.text) : [];
  return {
    status: 'not_recognised',
    reason: unknown ? (near.length > 0 ? 'near' : 'unknown') : base.look.problem,
    base,
    reagent: null,
    candidates,
    elsewhere: [],
    // Only said, never resolved: a plain number may also be a count or a price.
    meanings: [...near, ...numbers.map((reading) => ({ cell: base.cell, reading }))],
  };
}

function withNamesBeside(evidence: readonly Evidence[], lookAt: (cell: LookedAtCell) => Look): readonly Evidence[] {
  return evidence.flatMap((each) => [
    each,
    ...each.look.beside.map(({ kind, text }) => {
      const asked = { cell: { ...each.cell, text }, kind };
      return { ...asked, look: lookAt(asked) };
    }),
  ]);
}

const plainly = { status: 'exact', reason: null, candidates: [], elsewhere: [], meanings: [] } as const;

/** Fast path for most rows: an exact identifier of one reagent, and no cell that disagrees. */
function asWritten(base: Evidence, others: readonly Evidence[]): RowMeaning | undefined {
  const [reading] = base.look.readings;
  const [reagent] = reading?.here ?? [];
  if (reading?.grade !== 0 || reagent === undefined) return undefined;
  if (base.look.readings.length > 1 || reading.here.length > 1) return undefined;
  if (!others.every((other) => verdict(other, reagent, base) === true)) return undefined;
  return { ...plainly, base, reagent, evidence: others };
}

export function meaningOf(
  catalogues: Catalogues,
  cells: readonly LookedAtCell[],
  lookAt: (cell: LookedAtCell) => Look,
): RowMeaning {
  const looked = cells.map((each) => ({ ...each, look: lookAt(each) }));
  const evidence = looked.some(({ look }) => look.beside.length > 0) ? withNamesBeside(looked, lookAt) : looked;
  const isFirm = ({ look }: Evidence) =>
    look.isWellFormed && !(look.readings.length > 0 && look.readings.every(isIndirect));
  const firmAt = evidence.findIndex(isFirm);
  const at = firmAt === -1 ? evidence.findIndex(({ look }) => look.isWellFormed) : firmAt;
  const base = evidence[at];
  if (base === undefined) return nothing(catalogues, evidence);
  const others = evidence.length === 1 ? [] : evidence.filter((each) => each !== base);
  const found = asWritten(base, others);
  if (found !== undefined) return found;
  const isPresent = base.look.readings.some(({ here }) => here.length > 0);
  return isPresent ? present(base, others, evidence.slice(0, at)) : absent(catalogues, base, others);
}
