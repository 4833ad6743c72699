/**
 * What one cell may mean. A cell that is the identifier of its column's kind has the readings that are so by the letter
 * or in another notation; any other cell has proposals: other names, other kinds, repairs. All of them together are its
 * meaning, and a row is answered by what they have in common.
 */
import type { AssayVersion, IdentifierKind, ImportReason } from '../api/types.ts';
import { maximumCellCharacters, type ReadCell } from '../import/read/import.cell.ts';
import { type DateReadings, readingsOfDate, readingsOfSerial, readingsOfText } from './dates.ts';
import type { Gene, GeneIndex } from './genes.ts';
import type { VersionFact } from './knowledge.ts';
import type { NearNames } from './near.ts';
import type { Reagent, ReagentIndex } from './reagents.ts';
import { readSeqId, seqIdsOfNumber, withLostZeros } from './seqId.ts';
import {
  decimal,
  formulaError,
  integer,
  readAccession,
  readEntrezId,
  readEntryName,
  readForeignId,
  readHgncId,
  readSomaId,
  scientific,
} from './shapes.ts';
import { looseKey, spelledGreek, tidy, unquote } from './text.ts';

/** 0: the cell as written. 1: the same identifier in another notation. 2: to be taken by a reader, or not. */
type Grade = 0 | 1 | 2;

export interface Reading {
  readonly kind: IdentifierKind;
  /** The identifier, as the tables write it. */
  readonly name: string;
  readonly how: ImportReason | null;
  readonly grade: Grade;
  /** Its reagents on the menu of the version asked for. */
  readonly here: readonly Reagent[];
  /** Those on the menu of the other version. */
  readonly there: readonly Reagent[];
  /** Those of either that are not on a menu. */
  readonly off: readonly Reagent[];
  /** Whether any table has it, be it without a reagent. */
  readonly isKnown: boolean;
  /** What it names, where it names genes: a reagent of the same gene agrees with it. */
  readonly genes: readonly Gene[];
}

export interface Look {
  readonly readings: readonly Reading[];
  /** Whether it is an identifier at all, so that a row rests on it even where nothing has it. */
  readonly isWellFormed: boolean;
  /** Why nothing was read; null where something was. */
  readonly problem: ImportReason | null;
  /** What is a letter away from a text that nothing is known of. */
  readonly near: readonly Reading[];
  /** A gene symbol that stands in the same cell before a SeqId. */
  readonly symbolBefore: string | null;
}

/** Everything that answers rest on, for one assay version. */
export interface Catalogues {
  readonly version: AssayVersion;
  readonly here: ReagentIndex;
  /** Of the other assay version; undefined while it has no catalogue. */
  readonly there: ReagentIndex | undefined;
  readonly genes: GeneIndex;
  /** Which versions have a SeqId, by a table of its own: of use while the other version has no catalogue. */
  readonly versions: ReadonlyMap<string, VersionFact>;
  /** Names near to a text; asked for only where nothing else is known. */
  readonly near: () => NearNames;
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

function readingOf(
  { here, there }: Catalogues,
  named: Named,
  pick: (index: ReagentIndex) => readonly Reagent[],
): Reading {
  const ours = pick(here);
  const theirs = there === undefined ? [] : pick(there);
  const off = [...ours, ...theirs].filter(isOffMenu);
  const isKnown = named.isKnown === true || ours.length > 0 || theirs.length > 0;
  return {
    ...named,
    genes: named.genes ?? [],
    isKnown,
    here: ours.filter(isOnMenu),
    there: theirs.filter(isOnMenu),
    off,
  };
}

function hasReagents({ here, there, off }: Reading): boolean {
  return here.length > 0 || there.length > 0 || off.length > 0;
}

function seqIdsOf({ here, there, off }: Reading): ReadonlySet<string> {
  return new Set([...here, ...there, ...off].map(({ facts }) => facts.seqId));
}

/** Whether two readings name the same: the reagents of one are among those of the other. */
export function areCompatible(one: Reading, other: Reading): boolean {
  const [small, large] = [seqIdsOf(one), seqIdsOf(other)].toSorted((a, b) => a.size - b.size);
  if (small === undefined || large === undefined) return true;
  if (small.size === 0) {
    const isSameName = one.kind === other.kind && one.name === other.name;
    return large.size === 0 && (isSameName || one.genes.some((gene) => other.genes.includes(gene)));
  }
  return [...small].every((seqId) => large.has(seqId));
}

/** Whether a reading names this reagent. */
export function isSupportedBy(reagent: Reagent, reading: Reading): boolean {
  if (reading.here.includes(reagent)) return true;
  const { seqId } = reagent.facts;
  const isNamed = (each: Reagent): boolean => each.facts.seqId === seqId;
  if (reading.here.some(isNamed) || reading.there.some(isNamed) || reading.off.some(isNamed)) return true;
  return reading.genes.some((gene) => reagent.genes.has(gene) || reagent.genesByAlias.has(gene));
}

/** Without those that come to the same as an earlier one. */
function distinct(readings: readonly Reading[]): readonly Reading[] {
  const kept: Reading[] = [];
  for (const reading of readings) {
    const isAgain = kept.some((before) => {
      if (before.kind === reading.kind && before.name === reading.name) return true;
      if (!hasReagents(reading))
        return reading.genes.length > 0 && reading.genes.every((g) => before.genes.includes(g));
      const known = seqIdsOf(before);
      return [...seqIdsOf(reading)].every((seqId) => known.has(seqId));
    });
    if (!isAgain) kept.push(reading);
  }
  return kept;
}

// --- genes -----------------------------------------------------------------------------------------------------------

function geneReading(catalogues: Catalogues, gene: Gene, how: ImportReason | null, grade: Grade): Reading {
  const named = { kind: 'symbol', name: gene.symbol, how, grade, isKnown: true, genes: [gene] } as const;
  return readingOf(catalogues, named, (index) =>
    grade === 2 ? [...new Set([...index.byGene(gene), ...index.byGeneAlias(gene)])] : index.byGene(gene),
  );
}

/** An approved symbol: its gene, or where a catalogue knows the gene by an older symbol alone, those to be taken. */
function approvedReadings(catalogues: Catalogues, gene: Gene, text: string): readonly Reading[] {
  const how = text === gene.symbol ? null : 'spelling';
  const plain = geneReading(catalogues, gene, how, how === null ? 0 : 1);
  if (!hasReagents(plain)) {
    const linked = geneReading(catalogues, gene, 'previous_symbol', 2);
    return hasReagents(linked) ? [linked] : [plain];
  }
  const reagents = [plain.here, plain.there, plain.off].find((list) => list.length > 0) ?? [];
  const isWritten = reagents.some(({ facts }) => (facts.entrezGeneName ?? []).includes(gene.symbol));
  return isWritten ? [plain] : [{ ...plain, how: 'current_symbol', grade: 1 }];
}

/** A symbol as a catalogue writes it, which no table approves. */
function writtenSymbol(catalogues: Catalogues, text: string, how: 'spelling' | null): Reading {
  const named = { kind: 'symbol', name: text, how, grade: how === null ? 0 : 1 } as const;
  return readingOf(catalogues, named, (index) => (how === null ? index.bySymbol(text) : index.bySymbolCase(text)));
}

/** Lower-case words of one to three letters (`up`, `ok`, `not`) are no other names; `UP` may be. */
const shortest = 3;

function aliasReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const { genes } = catalogues;
  const tidied = tidy(text);
  const named = genes.aliasesByCase(text).filter(({ alias }) => tidied.length > shortest || alias === tidied);
  const several = new Set(named.map(({ gene }) => gene)).size > 1;
  return [...new Map(named.map((each) => [each.gene, each] as const)).values()].map(({ gene, isPrevious }) =>
    geneReading(catalogues, gene, several ? 'several_symbols' : isPrevious ? 'previous_symbol' : 'alias', 2),
  );
}

/** `isApproved`: the text itself is an approved symbol, which is never a name of another gene. */
function looseReadings(catalogues: Catalogues, key: string, isApproved = false): readonly Reading[] {
  if (key.length < 2) return [];
  const { genes } = catalogues;
  const aliases = key.length > shortest ? genes.aliasesByLoose(key) : [];
  const loose = isApproved ? [] : [...genes.approvedByLoose(key), ...aliases.map(({ gene }) => gene)];
  const targets = readingOf(catalogues, { kind: 'targetName', name: '', how: 'loose_spelling', grade: 2 }, (index) =>
    index.byTargetLoose(key),
  );
  return [
    ...[...new Set(loose)].map((gene) => geneReading(catalogues, gene, 'loose_spelling', 2)),
    ...(hasReagents(targets) ? [withTargetName(targets)] : []),
  ];
}

/** A symbol by the letter, or but for its case. */
function symbolReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const { genes } = catalogues;
  const tidied = tidy(text);
  const approved = genes.approved(text);
  const written = writtenSymbol(catalogues, text, null);
  if (approved !== undefined) {
    const readings = approvedReadings(catalogues, approved, text);
    // A catalogue may call another gene so, which had the symbol before.
    const isOfAnother = hasReagents(written) && !readings.some((reading) => areCompatible(reading, written));
    return isOfAnother ? [...readings, written] : readings;
  }
  const byCase = genes.approvedByCase(tidied).flatMap((gene) => approvedReadings(catalogues, gene, text));
  const own = hasReagents(written) ? [written, ...byCase] : byCase;
  if (byCase.length > 0) return own;
  const literal = hasReagents(written) ? written : writtenSymbol(catalogues, tidied, 'spelling');
  if (!hasReagents(literal)) return [];
  // A symbol of yesterday may be another name of a gene of today.
  const competing = aliasReadings(catalogues, text).filter((reading) => {
    const reagents = [...literal.here, ...literal.there, ...literal.off];
    return !reagents.some((reagent) => isSupportedBy(reagent, reading));
  });
  return [literal, ...competing];
}

// --- names -----------------------------------------------------------------------------------------------------------

function withTargetName(reading: Reading): Reading {
  const first = reading.here[0] ?? reading.there[0] ?? reading.off[0];
  return { ...reading, name: first?.facts.targetName ?? reading.name };
}

/** Whether the reagents of a reading are all of the gene, as far as their genes are known. */
function isOfGene({ here, there, off }: Reading, gene: Gene): boolean {
  return [...here, ...there, ...off].every(({ genes, genesByAlias }) => genes.has(gene) || genesByAlias.has(gene));
}

function targetReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const exact = readingOf(catalogues, { kind: 'targetName', name: text, how: null, grade: 0 }, (index) =>
    index.byTarget(text),
  );
  const byCase = readingOf(catalogues, { kind: 'targetName', name: text, how: 'spelling', grade: 1 }, (index) =>
    index.byTargetCase(text),
  );
  if (hasReagents(exact)) return [exact];
  return hasReagents(byCase) ? [withTargetName(byCase)] : [];
}

function fullNameReadings(catalogues: Catalogues, text: string): readonly Reading[] {
  const found = readingOf(catalogues, { kind: 'fullName', name: text, how: null, grade: 0 }, (index) =>
    index.byFullName(text),
  );
  if (!hasReagents(found)) return [];
  const names = [...found.here, ...found.there, ...found.off].map(({ facts }) => facts.fullName ?? '');
  if (names.includes(text)) return [found];
  return [{ ...found, name: names[0] ?? text, how: 'spelling', grade: 1 }];
}

/** Target names that another gene has for a symbol: whoever wrote one may have meant either. */
function withSymbolOfAnother(catalogues: Catalogues, text: string, targets: readonly Reading[]): readonly Reading[] {
  if (targets.length === 0) return targets;
  const genes = catalogues.genes.approvedByCase(tidy(text));
  const others = genes.filter((gene) => !targets.some((target) => isOfGene(target, gene)));
  return [...targets, ...others.flatMap((gene) => approvedReadings(catalogues, gene, text))];
}

// --- ids -------------------------------------------------------------------------------------------------------------

/** A reagent of which no catalogue at hand says more than that the other version has it. */
function versionOnly({ version, there, versions }: Catalogues, seqId: string): Reagent | undefined {
  const fact = there === undefined ? versions.get(seqId) : undefined;
  if (fact === undefined || !(version === 'V_7K' ? fact.in11k : fact.in7k)) return undefined;
  return {
    version: version === 'V_7K' ? 'V_11K' : 'V_7K',
    facts: { seqId, fullName: null, targetName: null, uniProtId: null, entrezGeneName: null },
    offMenu: null,
    genes: new Set(),
    genesByAlias: new Set(),
  };
}

function seqIdReading(catalogues: Catalogues, seqId: string, how: ImportReason | null, grade: Grade): Reading {
  const reading = readingOf(catalogues, { kind: 'seqId', name: seqId, how, grade }, (index) => {
    const reagent = index.bySeqId(seqId);
    return reagent === undefined ? [] : [reagent];
  });
  const other = hasReagents(reading) ? undefined : versionOnly(catalogues, seqId);
  return other === undefined ? reading : { ...reading, there: [other], isKnown: true };
}

function accessionReadings(
  catalogues: Catalogues,
  accession: string,
  how: 'spelling' | 'prefix' | 'isoform' | null,
): readonly Reading[] {
  const genes = catalogues.genes.byAccession(accession);
  const grade = how === null ? 0 : how === 'isoform' ? 2 : 1;
  const named = { kind: 'uniProt', name: accession, how, grade, isKnown: genes.length > 0 } as const;
  const plain = readingOf(catalogues, named, (index) => index.byAccession(accession));
  if (hasReagents(plain)) return [plain];
  const successor = readingOf(catalogues, { ...named, how: 'successor', grade: 2 }, (index) =>
    index.byFormerAccession(accession),
  );
  if (hasReagents(successor)) return [successor];
  const sameGene = readingOf(catalogues, { ...named, how: 'same_gene', grade: 2 }, (index) => [
    ...new Set(genes.flatMap((gene) => index.byGene(gene))),
  ]);
  return [hasReagents(sameGene) ? sameGene : { ...plain, genes: [] }];
}

function entrezReading(catalogues: Catalogues, id: string, how: 'prefix' | null): Reading {
  const genes = catalogues.genes.byEntrez(id);
  const grade = how === null ? 0 : 1;
  return readingOf(catalogues, { kind: 'entrez', name: id, how, grade, isKnown: genes.length > 0, genes }, (index) => [
    ...new Set([...index.byEntrez(id), ...genes.flatMap((gene) => index.byGene(gene))]),
  ]);
}

function hgncReading(catalogues: Catalogues, id: string, how: 'prefix' | null): Reading {
  const gene = catalogues.genes.byHgnc(id);
  const genes = gene === undefined ? [] : [gene];
  const grade = how === null ? 0 : 1;
  const named = { kind: 'hgnc', name: id, how, grade, isKnown: genes.length > 0, genes } as const;
  return readingOf(catalogues, named, (index) => genes.flatMap((each) => index.byGene(each)));
}

function somaIdReading(catalogues: Catalogues, id: string, how: 'spelling' | null): Reading {
  const named = { kind: 'somaId', name: id, how, grade: how === null ? 0 : 1 } as const;
  return readingOf(catalogues, named, (index) => index.bySomaId(id));
}

/** The SeqIds that a number may have been; those that there are. */
function roundedReadings(catalogues: Catalogues, seqIds: readonly string[]): readonly Reading[] {
  return seqIds
    .map((seqId) => seqIdReading(catalogues, seqId, 'rounded_number', 2))
    .filter((reading) => hasReagents(reading));
}

// --- dates -----------------------------------------------------------------------------------------------------------

/** What a date was: in a column of genes symbols, in one of SeqIds SeqIds, elsewhere either. */
function dateReadings(catalogues: Catalogues, dates: DateReadings, as: IdentifierKind): readonly Reading[] {
  const seqIds = as === 'symbol' ? [] : dates.seqIds.map((seqId) => seqIdReading(catalogues, seqId, 'date', 2));
  const ids = seqIds.filter(hasReagents);
  const symbols =
    as === 'seqId'
      ? []
      : dates.symbols.flatMap((symbol) => {
          const own = symbolReadings(catalogues, symbol);
          return own.length > 0 ? own : aliasReadings(catalogues, symbol);
        });
  const isSure = dates.isWhole && ids.length === 1 && symbols.length === 0;
  const how = isSure ? 'date' : 'damaged_date';
  return [...ids, ...symbols].map((reading) => ({ ...reading, how, grade: 2 }));
}

// --- one cell --------------------------------------------------------------------------------------------------------

function look(readings: readonly Reading[], more: Partial<Look> = {}): Look {
  return {
    readings,
    isWellFormed: readings.length > 0,
    problem: null,
    near: [],
    symbolBefore: null,
    ...more,
  };
}

function unread(problem: ImportReason, more: Partial<Look> = {}): Look {
  return look([], { problem, ...more });
}

/** Proposals of an identifier that stands in a column of another kind. */
function asOtherKind(readings: readonly Reading[]): readonly Reading[] {
  return readings.map((reading) => (reading.grade === 2 ? reading : { ...reading, how: 'other_kind', grade: 2 }));
}

/** An id whose form says what it is, as its own column and a list without columns have it. */
function idReadings(catalogues: Catalogues, text: string, cleaned: string, as: IdentifierKind): Look | undefined {
  const isAny = as === 'any';
  const isIn = (kind: IdentifierKind) => as === kind || isAny;
  const spelled = text === cleaned ? null : ('spelling' as const);
  const seqId = readSeqId(text);
  if (
    seqId !== undefined &&
    (isIn('seqId') || seqId.reason === 'prefix' || hasReagents(seqIdReading(catalogues, seqId.seqId, null, 0)))
  ) {
    const { symbol: symbolBefore, reason, isRounded } = seqId;
    const others = isRounded ? roundedReadings(catalogues, withLostZeros(seqId.seqId)) : [];
    const isSpaced = / /.test(cleaned) && !/-|_/.test(cleaned) && reason === 'spelling';
    const plain =
      others.length > 1
        ? others
        : [
            seqIdReading(
              catalogues,
              seqId.seqId,
              isSpaced && isAny ? 'loose_spelling' : reason,
              isSpaced && isAny ? 2 : reason === null ? 0 : 1,
            ),
          ];
    return look(isIn('seqId') ? plain : asOtherKind(plain), { symbolBefore });
  }
  const somaId = readSomaId(cleaned);
  if (somaId !== undefined) {
    const reading = somaIdReading(catalogues, somaId, somaId === text ? null : 'spelling');
    if (!catalogues.here.hasSomaIds && !hasReagents(reading)) return unread('no_table');
    return look(isIn('somaId') ? [reading] : asOtherKind([reading]), { isWellFormed: true });
  }
  const hgncId = readHgncId(cleaned, as === 'hgnc');
  if (hgncId !== undefined) {
    if (!catalogues.genes.hasHgncIds) return unread('no_table');
    const reading = hgncReading(catalogues, hgncId, hgncId === text || as === 'hgnc' ? null : 'prefix');
    return look(isIn('hgnc') ? [reading] : asOtherKind([reading]));
  }
  const entrezId = readEntrezId(cleaned, as === 'entrez');
  if (entrezId !== undefined) {
    const reading = entrezReading(catalogues, entrezId, entrezId === text ? null : 'prefix');
    if (!catalogues.genes.hasEntrezIds && !hasReagents(reading)) return unread('no_table');
    return look(isIn('entrez') ? [reading] : asOtherKind([reading]));
  }
  if (readForeignId(cleaned) !== undefined) return unread('no_table');
  const accession = readAccession(cleaned);
  if (accession === undefined) return undefined;
  const readings = accessionReadings(catalogues, accession.accession, accession.how ?? spelled);
  const isKnown = readings.some(({ isKnown: known }) => known);
  // Some gene symbols have the form of an accession: P2RY10.
  if (!isKnown && as !== 'uniProt' && symbolReadings(catalogues, text).length > 0) return undefined;
  return look(isIn('uniProt') ? readings : asOtherKind(readings));
}

/** By the letter or in another notation, in a column of names. */
function ownReadings(catalogues: Catalogues, text: string, as: IdentifierKind): readonly Reading[] {
  switch (as) {
    case 'symbol':
      return symbolReadings(catalogues, text);
    case 'targetName':
      return withSymbolOfAnother(catalogues, text, targetReadings(catalogues, text));
    case 'fullName':
      return fullNameReadings(catalogues, text);
    case 'any': {
      const names = targetReadings(catalogues, text);
      const symbols = symbolReadings(catalogues, text);
      const fullNames = fullNameReadings(catalogues, text);
      const own = [...symbols, ...names, ...fullNames];
      // In a list of anything a name may as well be another name of something else.
      const aliases = symbols.length > 0 || own.length === 0 ? [] : competingAliases(catalogues, text, own);
      return [...own, ...aliases];
    }
    default:
      return [];
  }
}

function competingAliases(catalogues: Catalogues, text: string, own: readonly Reading[]): readonly Reading[] {
  const reagents = own.flatMap(({ here, there, off }) => [...here, ...there, ...off]);
  return aliasReadings(catalogues, text).filter((alias) => !reagents.some((reagent) => isSupportedBy(reagent, alias)));
}

/** What a text may mean that is no identifier of its column's kind. */
function proposals(catalogues: Catalogues, text: string, as: IdentifierKind): readonly Reading[] {
  const isName = as === 'symbol' || as === 'targetName' || as === 'fullName' || as === 'any';
  const spelled = spelledGreek(text).flatMap((form) => looseReadings(catalogues, looseKey(form)));
  const entry = readEntryName(tidy(text));
  const ofEntry =
    entry === undefined
      ? []
      : [...symbolReadings(catalogues, entry), ...aliasReadings(catalogues, entry)].map(
          (reading): Reading => ({ ...reading, how: 'entry_name', grade: 2 }),
        );
  return distinct([
    ...ofEntry,
    ...asOtherKind(as === 'symbol' ? [] : symbolReadings(catalogues, text)),
    ...aliasReadings(catalogues, text),
    ...asOtherKind(as === 'targetName' ? [] : targetReadings(catalogues, text)),
    ...asOtherKind(as === 'fullName' ? [] : fullNameReadings(catalogues, text)),
    ...(isName ? looseReadings(catalogues, looseKey(text), catalogues.genes.approvedByCase(text).length > 0) : []),
    ...spelled,
  ]);
}

/** Beyond it a cell is a text, not a list. */
const mostNames = 12;

function partReadings(catalogues: Catalogues, text: string, as: IdentifierKind): readonly Reading[] {
  const byId = idReadings(catalogues, text, unquote(text), as);
  if (byId !== undefined && byId.readings.length > 0) return byId.readings;
  const own = ownReadings(catalogues, text, as);
  if (own.length > 0) return own;
  return distinct([...asOtherKind(ownReadings(catalogues, text, 'any')), ...aliasReadings(catalogues, text)]);
}

/** Whether the reagent has these names and no more: a complex is written with all of its parts. */
function isWhole({ facts }: Reagent, kinds: ReadonlySet<IdentifierKind>, count: number): boolean {
  const lists: readonly (readonly string[] | null)[] = [
    kinds.has('uniProt') ? facts.uniProtId : null,
    kinds.has('symbol') ? facts.entrezGeneName : null,
  ];
  return lists.some((list) => list !== null && new Set(list).size === count);
}

/** Several identifiers in one cell: the reagents that all of them name, else those of each, to be taken. */
function listReadings(catalogues: Catalogues, text: string, as: IdentifierKind): readonly Reading[] {
  const tidied = unquote(text);
  if (!/[|,;/\s]/.test(tidied)) return [];
  const items = [...new Set(tidied.split(/[|,;/\s]+/).filter((item) => item !== ''))];
  if (items.length > mostNames || items.length === 0) return [];
  const isMarked = /[|,;/]/.test(tidied);
  const parts: (readonly Reading[])[] = [];
  const known: (readonly Reading[])[] = [];
  for (const item of items) {
    const readings = partReadings(catalogues, item, as);
    parts.push(readings);
    if (readings.some(({ isKnown }) => isKnown)) known.push(readings);
    // Words between spaces are a list only where each of them is an identifier.
    else if (!isMarked) return [];
  }
  if (known.length === 0 || known.length < (isMarked ? items.length / 2 : items.length)) return [];
  const [first] = known;
  if (items.length === 1 && first !== undefined)
    return first.map((reading) => ({
      ...reading,
      how: reading.how ?? 'spelling',
      grade: reading.grade === 0 ? 1 : reading.grade,
    }));
  const sets = known.map(
    (readings) => new Set(readings.flatMap(({ here, there, off }) => [...here, ...there, ...off])),
  );
  const isAllKnown = known.length === items.length;
  const common = isAllKnown ? [...(sets[0] ?? [])].filter((reagent) => sets.every((set) => set.has(reagent))) : [];
  if (common.length > 0) {
    const readings = parts.flat();
    const kinds = new Set(readings.map(({ kind }) => kind));
    const repaired = readings.find(({ grade }) => grade === 2);
    const isSure = repaired === undefined && common.every((reagent) => isWhole(reagent, kinds, items.length));
    const why = repaired?.how === 'several_symbols' ? 'alias' : repaired?.how;
    const how = isSure ? 'spelling' : (why ?? 'some_of_list');
    const kind = readings[0]?.kind ?? as;
    return [
      readingOf(catalogues, { kind, name: items.join('|'), how, grade: isSure ? 1 : 2 }, (index) =>
        common.filter(({ version }) => version === index.version),
      ),
    ];
  }
  const unknown = items.filter((_, place) => !known.includes(parts[place] as readonly Reading[]));
  return [
    ...distinct(known.flat()).map((reading): Reading => ({ ...reading, how: 'some_of_list', grade: 2 })),
    ...unknown.map((name): Reading => readingOf(catalogues, { kind: as, name, how: 'unknown', grade: 2 }, () => [])),
  ];
}

function lookAtNumber(catalogues: Catalogues, text: string, as: IdentifierKind): Look {
  if (scientific.test(text)) return unread('scientific_number', { isWellFormed: as === 'seqId' || as === 'entrez' });
  if (decimal.test(text)) {
    const seqIds = seqIdsOfNumber(text);
    const rounded = as === 'seqId' || as === 'any' ? roundedReadings(catalogues, seqIds) : [];
    if (rounded.length > 0) return look(rounded);
    const isLost = as === 'seqId' && seqIds.length > 0;
    return unread(isLost ? 'rounded_number' : 'number', { isWellFormed: isLost });
  }
  const dates = as === 'symbol' ? readingsOfSerial(Number(text)) : undefined;
  const readings = dates === undefined ? [] : dateReadings(catalogues, dates, as);
  return readings.length > 0 ? look(distinct(readings)) : unread('number');
}

function nearTo(catalogues: Catalogues, text: string): readonly Reading[] {
  const near = catalogues.near();
  const genes = near.symbols(text).map((symbol) => catalogues.genes.ofCatalogue(symbol));
  const targets = near.targets(text).flatMap((target) => targetReadings(catalogues, target));
  return distinct([...genes.map((gene) => geneReading(catalogues, gene, 'near', 2)), ...targets]).map((reading) => ({
    ...reading,
    how: 'near',
    grade: 2,
  }));
}

function lookAtText(catalogues: Catalogues, text: string, as: IdentifierKind): Look {
  const cleaned = unquote(text);
  const byId = idReadings(catalogues, text, cleaned, as);
  // An id is what its form says; only where nothing has it may it be a name.
  if (byId !== undefined && (byId.readings.length > 0 || byId.problem !== null)) {
    const isAbsent = byId.readings.every((reading) => !reading.isKnown);
    const own = isAbsent && as !== 'seqId' && as !== 'uniProt' ? ownReadings(catalogues, text, as) : [];
    return own.length > 0 ? look(own) : byId;
  }
  const own = ownReadings(catalogues, text, as);
  if (own.length > 0) return look(own);
  if (cleaned !== tidy(text) && cleaned !== '') {
    const bare = ownReadings(catalogues, cleaned, as);
    if (bare.length > 0)
      return look(bare.map((each) => (each.grade === 0 ? { ...each, how: 'spelling', grade: 1 } : each)));
  }
  const dates = readingsOfText(cleaned);
  const dated = dates === undefined ? [] : distinct(dateReadings(catalogues, dates, as));
  if (dates !== undefined && (dated.length > 0 || as === 'seqId')) {
    return dated.length > 0 ? look(dated) : unread('damaged_date', { isWellFormed: true });
  }
  if (integer.test(cleaned) || decimal.test(cleaned) || scientific.test(cleaned)) {
    return lookAtNumber(catalogues, cleaned, as);
  }
  const proposed = proposals(catalogues, cleaned, as);
  const listed = proposed.length > 0 ? proposed : listReadings(catalogues, text, as);
  if (listed.length > 0) return look(listed);
  return unread('unknown');
}

/** What a cell may mean in a column of this kind. */
export function lookAt(catalogues: Catalogues, { kind, text, date }: ReadCell, as: IdentifierKind): Look {
  if (kind === 'error' || formulaError.test(text.trim())) return unread('formula_error');
  if (kind === 'date' && date !== undefined) {
    const readings = distinct(dateReadings(catalogues, readingsOfDate(date), as));
    return readings.length > 0 ? look(readings) : unread('damaged_date', { isWellFormed: as === 'seqId' });
  }
  if (text.length > maximumCellCharacters) return unread('too_long');
  if (kind === 'number' && as !== 'entrez' && as !== 'hgnc') return lookAtNumber(catalogues, tidy(text), as);
  return lookAtText(catalogues, text, as);
}

/** What is a letter away from a cell of which nothing is known. */
export function lookNear(catalogues: Catalogues, { kind, text }: ReadCell): readonly Reading[] {
  return kind === 'text' && text.length <= maximumCellCharacters ? nearTo(catalogues, unquote(text)) : [];
}

/** SeqIds and accessions on the menu that are a letter away from one that nothing has: to be read, never to be taken. */
export function nearIds(catalogues: Catalogues, { kind, name }: Reading): readonly Reading[] {
  const near = catalogues.near();
  if (kind === 'seqId') return near.seqIds(name).map((seqId) => seqIdReading(catalogues, seqId, 'near', 2));
  if (kind !== 'uniProt') return [];
  return near
    .accessions(name)
    .flatMap((accession) => accessionReadings(catalogues, accession, null))
    .map((reading) => ({ ...reading, how: 'near', grade: 2 }));
}

/** Of which kinds a text literally is an identifier, or may be one; what tells a column's kind by what it holds. */
export function resembles(catalogues: Catalogues, text: string): ReadonlySet<IdentifierKind> {
  const kinds = new Set<IdentifierKind>();
  const cleaned = unquote(text);
  if (cleaned === '' || cleaned.length > maximumCellCharacters) return kinds;
  const seqId = readSeqId(cleaned);
  if (
    seqId !== undefined &&
    (seqId.reason !== 'spelling' || hasReagents(seqIdReading(catalogues, seqId.seqId, null, 0)))
  )
    kinds.add('seqId');
  if (decimal.test(cleaned) && roundedReadings(catalogues, seqIdsOfNumber(cleaned)).length > 0) kinds.add('seqId');
  if (readSomaId(cleaned) !== undefined) kinds.add('somaId');
  if (readHgncId(cleaned, false) !== undefined) kinds.add('hgnc');
  if (readEntrezId(cleaned, false) !== undefined) kinds.add('entrez');
  if (/^[1-9]\d{0,9}$/.test(cleaned) && catalogues.genes.byEntrez(cleaned).length > 0) kinds.add('entrez');
  const foreign = readForeignId(cleaned);
  if (foreign !== undefined) kinds.add(foreign);
  const items = cleaned.split(/[|,;\s]+/).filter((item) => item !== '');
  if (items.every((item) => readAccession(item) !== undefined)) kinds.add('uniProt');
  const isSymbol = (item: string) =>
    catalogues.genes.approved(item) !== undefined || hasReagents(writtenSymbol(catalogues, item, null));
  if (items.every(isSymbol)) kinds.add('symbol');
  if (targetReadings(catalogues, cleaned).length > 0) kinds.add('targetName');
  if (fullNameReadings(catalogues, cleaned).length > 0) kinds.add('fullName');
  const isAlias =
    cleaned.length > shortest && !/^\d/.test(cleaned) && catalogues.genes.aliasesByCase(cleaned).length > 0;
  if (isAlias) kinds.add('any');
  return kinds;
}
