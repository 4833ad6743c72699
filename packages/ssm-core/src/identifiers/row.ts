/**
 * What a row means: its strongest written identifier, and what the rest of its evidence says of that. Nothing weaker
 * overrules it; what disagrees, or cannot be checked, makes a proposal of it; its absence is the answer.
 */
import type { IdentifierKind, ImportReason, ImportStatus } from '../api/types.ts';
import type { ReadCell } from '../import/read/import.cell.ts';
import type { Catalogues } from './readings/catalogues.ts';
import type { Look } from './readings/look.ts';
import { lookNear, nearIds } from './readings/nearReadings.ts';
import { areCompatible, hasReagents, isSupportedBy, type Reading } from './readings/reading.ts';
import { isWithdrawn, type Reagent } from './reagents.ts';
import type { LookedAtCell } from './sheet/laidRow.ts';

/** A cell of a row with what it may mean. */
interface Evidence extends LookedAtCell {
  readonly look: Look;
}

/** A reading, and the cell that it is of. */
export interface Meaning {
  readonly cell: ReadCell;
  readonly reading: Reading;
}

export interface RowMeaning {
  readonly status: Exclude<ImportStatus, 'duplicate' | 'heading' | 'blank' | 'note'>;
  readonly reason: ImportReason | null;
  /** The cell that the row rests on. */
  readonly base: LookedAtCell;
  /** What was found, or what is known and not offered. */
  readonly reagent: Reagent | null;
  readonly candidates: readonly Reagent[];
  readonly elsewhere: readonly Reagent[];
  readonly meanings: readonly Meaning[];
  /** Of a row that is found as written, its further cells; what they say is what was found. */
  readonly evidence?: readonly LookedAtCell[];
}

/** More candidates of one row help nobody. */
const mostCandidates = 100;
const mostElsewhere = 20;

function unique(reagents: readonly Reagent[]): readonly Reagent[] {
  if (reagents.length < 2) return reagents;
  return [...new Map(reagents.map((reagent) => [reagent.facts.seqId, reagent] as const)).values()];
}

/** The readings of a cell; of one that was not understood that it was not. */
function meaningsOf({ cell, kind, look }: Evidence): readonly Meaning[] {
  if (look.readings.length > 0) return look.readings.map((reading) => ({ cell, reading }));
  const unread = { here: [], there: [], off: [], genes: [], isKnown: false, grade: 2 } as const;
  return [{ cell, reading: { ...unread, kind, name: cell.text, how: look.problem ?? 'unknown' } }];
}

const isKnown = ({ isKnown: known }: Reading): boolean => known;

/** Entry names and loose spellings are read by their letters alone. */
const guessed: ReadonlySet<ImportReason | null> = new Set<ImportReason>(['entry_name', 'loose_spelling']);

function isGuess({ how }: Reading): boolean {
  return guessed.has(how);
}

function areSame<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean {
  return one.size > 0 && one.size === other.size && [...one].every((each) => other.has(each));
}

/** Whether two reagents are for the same proteins, by their accessions or by their genes. */
function isOfSameProteins(one: Reagent, other: Reagent): boolean {
  return areSame(new Set(one.facts.uniProtId), new Set(other.facts.uniProtId)) || areSame(one.genes, other.genes);
}

/** Kinds that name one reagent; every other names its protein. */
const reagentKinds: ReadonlySet<IdentifierKind> = new Set(['seqId', 'somaId']);

/** The reagent's own name of the kind that a reading is of; undefined where that is no kind of name. */
function ownName({ kind }: Reading, { facts }: Reagent): string | null | undefined {
  if (kind === 'targetName') return facts.targetName;
  return kind === 'fullName' ? facts.fullName : undefined;
}

function namesSameProteins({ here, there }: Reading, reagent: Reagent): boolean {
  return [...here, ...there].some((each) => isOfSameProteins(each, reagent));
}

/**
 * Whether a reading names this reagent. Beside a SeqId a name of another reagent for the same proteins agrees, too, and beside anything a name
 * that only the other version has for them: 11K calls CD5 otherwise than 7K.
 */
function supports(reading: Reading, reagent: Reagent, base: Evidence): boolean {
  if (isSupportedBy(reagent, reading)) return true;
  const isName = ownName(reading, reagent) !== undefined;
  const isElsewhere = reading.here.length === 0;
  return isName && (reagentKinds.has(base.kind) || isElsewhere) && namesSameProteins(reading, reagent);
}

/** Whether the catalogue says of which protein a reagent is. */
function hasProtein({ facts, genes }: Reagent): boolean {
  return genes.size > 0 || (facts.uniProtId ?? []).length > 0;
}

/**
 * A guess does not speak against a reagent, nor does what the catalogue cannot tell of it: a name of its protein where it has none
 * of that kind, or a protein that nothing measures where it has no protein at all.
 */
function speaksAgainst(reading: Reading, reagent: Reagent): boolean {
  if (isGuess(reading)) return false;
  if (ownName(reading, reagent) === null && namesSameProteins(reading, reagent)) return false;
  return hasProtein(reagent) || hasReagents(reading);
}

/** Whether a piece of evidence says of this reagent that it is meant; undefined where it says nothing. */
function verdict({ look }: Evidence, reagent: Reagent, base: Evidence): boolean | undefined {
  const known = look.readings.filter(isKnown);
  if (known.some((reading) => supports(reading, reagent, base))) return true;
  return known.some((reading) => speaksAgainst(reading, reagent)) ? false : undefined;
}

/** Whether it is an identifier that nothing is known of, so that it neither agrees nor disagrees. */
function isUnconfirmed({ look }: Evidence): boolean {
  return look.isWellFormed && look.readings.length > 0 && !look.readings.some(isKnown);
}

/** Whether it names a reagent by the letter, or in another notation. */
function isPlain({ look }: Evidence): boolean {
  return look.readings.length > 0 && look.readings.every(({ grade }) => grade < 2);
}

/** Kinds whose cells are identifiers and no names: where one of these cannot be read, a weaker column only proposes. */
const idKinds: ReadonlySet<IdentifierKind> = new Set(['seqId', 'somaId', 'uniProt', 'entrez', 'hgnc']);

function areAllCompatible(readings: readonly Reading[]): boolean {
  return readings.every((one, at) => readings.slice(at + 1).every((other) => areCompatible(one, other)));
}

/** Why a cell's readings are proposals; null where they are one identifier in its own column. */
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

/** A weaker cell names reagents where the strongest is absent: they are near, and nothing more. */
function fromWeaker(others: readonly Evidence[]): readonly Reagent[] {
  return unique(others.flatMap(({ look }) => look.readings.flatMap(({ here }) => here))).slice(0, mostCandidates);
}

function absentReason({ kind }: Reading): ImportReason {
  if (kind === 'seqId') return 'unknown_seq_id';
  return kind === 'uniProt' ? 'unknown_accession' : 'unknown_id';
}

/** The base names nothing on the menu of this version. */
function absent(catalogues: Catalogues, base: Evidence, others: readonly Evidence[]): RowMeaning {
  const { readings } = base.look;
  const told = [base, ...others].flatMap(meaningsOf);
  const plain = { base, reagent: null, elsewhere: [], candidates: fromWeaker(others), meanings: told };
  const there = unique(readings.flatMap((reading) => reading.there));
  const agreed = there.filter((reagent) => others.every((other) => verdict(other, reagent, base) !== false));
  if (agreed.length > 0) {
    // What was repaired, or may mean something else as well, is said with it.
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
  // The other version's menu still has it under its old name.
  const [gone] = firm.flatMap((reading) => reading.gone ?? []);
  if (gone?.doubt) return { ...plain, status: 'not_on_menu', reason: gone.doubt, reagent: gone };
  if (firm.some(isKnown)) return { ...plain, status: 'not_on_menu', reason: 'not_measured' };
  const [first] = readings;
  if (first === undefined) {
    return { ...plain, status: 'not_recognised', reason: base.look.problem ?? 'unknown' };
  }
  // A guess that nothing measures says nothing about the list.
  if (isGuess(first)) return { ...plain, status: 'not_recognised', reason: first.how };
  const near = readings.flatMap((reading) => nearIds(catalogues, reading));
  const meanings = [...told, ...near.map((reading) => ({ cell: base.cell, reading }))];
  return { ...plain, status: 'not_recognised', reason: absentReason(first), meanings };
}

/**
 * The evidence without proposals that two identifiers overrule: where the base and another column by the letter name a reagent
 * together, another name that means something else does not count against it.
 */
function withoutOverruled(base: Evidence, named: readonly Reagent[], others: readonly Evidence[]): readonly Evidence[] {
  if (!isPlain(base) || others.every(isPlain)) return others;
  const firm = named.filter((reagent) =>
    others.some((other) => isPlain(other) && verdict(other, reagent, base) === true),
  );
  if (firm.length === 0) return others;
  return others.filter((other) => isPlain(other) || firm.some((reagent) => verdict(other, reagent, base) !== false));
}

/** The base names reagents on the menu; the others tell which, or disagree. */
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
    return {
      ...plain,
      elsewhere: elsewhere(),
      status: 'proposed',
      reason: 'columns_disagree',
      candidates: candidates.slice(0, mostCandidates),
      meanings,
    };
  }
  const candidates = agreed.slice(0, mostCandidates);
  const proposed = whyProposed(readings);
  if (proposed !== null)
    return { ...plain, elsewhere: elsewhere(), status: 'proposed', reason: proposed, candidates, meanings };
  const isUnread = (each: Evidence) =>
    idKinds.has(each.kind) && agreed.every((reagent) => verdict(each, reagent, base) !== true);
  const isConfirmed = !others.some(isUnconfirmed) && !stronger.some(isUnread);
  if (!isConfirmed)
    return {
      ...plain,
      elsewhere: elsewhere(),
      status: 'proposed',
      reason: 'columns_unconfirmed',
      candidates,
      meanings,
    };
  const how = readings.find(({ how: why }) => why !== null)?.how ?? null;
  const [only] = agreed;
  if (agreed.length === 1 && only !== undefined) {
    const isOwn = named.length === 1;
    // Another column that is no identifier by the letter may not choose among reagents.
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
    candidates: agreed.length > 1 ? candidates : named.slice(0, mostCandidates),
    elsewhere: [],
    meanings,
  };
}

/** Nothing in the row is an identifier. */
function nothing(catalogues: Catalogues, evidence: readonly Evidence[]): RowMeaning {
  const [first] = evidence as readonly [Evidence];
  const base = evidence.find(({ look }) => look.problem !== 'unknown') ?? first;
  const unknown = base.look.problem === 'unknown' || base.look.problem === null;
  const near = unknown
    ? evidence.flatMap((each) => lookNear(catalogues, each.cell).map((reading) => ({ cell: each.cell, reading })))
    : [];
  const candidates = unique(near.flatMap(({ reading }) => reading.here)).slice(0, mostCandidates);
  return {
    status: 'not_recognised',
    reason: unknown ? (near.length > 0 ? 'near' : 'unknown') : base.look.problem,
    base,
    reagent: null,
    candidates,
    elsewhere: [],
    meanings: near,
  };
}

/** The names that stand beside an identifier in one cell are evidence of their own. */
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

/** The commonest rows of all: a cell that is the identifier of one reagent, by the letter, alone or with cells that agree. */
function asWritten(base: Evidence, others: readonly Evidence[]): RowMeaning | undefined {
  const [reading] = base.look.readings;
  const [reagent] = reading?.here ?? [];
  if (reading?.grade !== 0 || reagent === undefined) return undefined;
  if (base.look.readings.length > 1 || reading.here.length > 1) return undefined;
  if (!others.every((other) => verdict(other, reagent, base) === true)) return undefined;
  return { ...plainly, base, reagent, evidence: others };
}

/** What the cells of a row, the strongest first, come to. There is at least one. */
export function meaningOf(
  catalogues: Catalogues,
  cells: readonly LookedAtCell[],
  lookAt: (cell: LookedAtCell) => Look,
): RowMeaning {
  const looked = cells.map((each) => ({ ...each, look: lookAt(each) }));
  const evidence = looked.some(({ look }) => look.beside.length > 0) ? withNamesBeside(looked, lookAt) : looked;
  const isFirm = ({ look }: Evidence) =>
    look.isWellFormed && !(look.readings.length > 0 && look.readings.every(isGuess));
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
