import type { AssayVersion, ImportedRow, ImportMeaning, ImportReason, ImportStatus } from '../api/types.ts';
import { maximumCellCharacters, type ReadCell } from '../import/read/import.cell.ts';
import { memoizeOn } from '../memoize.ts';
import { GeneIndex } from './genes.ts';
import type { IdentifierKnowledge } from './knowledge.ts';
import { createNameWords } from './nameWords.ts';
import { createNearNames } from './near.ts';
import type { Look } from './readings/look.ts';
import { lookAt } from './readings/lookAt.ts';
import type { Catalogues, Reading } from './readings/reading.ts';
import { resembles } from './readings/resembles.ts';
import { type Reagent, ReagentIndex, type ReagentTables, withdrawnIn } from './reagents.ts';
import { type Meaning, meaningOf, type RowMeaning } from './row.ts';
import type { LaidRow, LookedAtCell, Resembles } from './sheet/laidRow.ts';
import { caseKey, looseKey } from './text.ts';

/** Indexes of the identifiers in the current catalogues, by version. */
export type IdentifierIndex = Readonly<Partial<Record<AssayVersion, Catalogues>>>;

export interface CatalogueOfIdentifiers extends Omit<ReagentTables, 'accessionChanges' | 'withdrawnThere'> {
  readonly knowledge: IdentifierKnowledge;
}

function* onMenu(index: ReagentIndex): Generator<Reagent, void> {
  for (const reagent of index.reagents()) if (reagent.offMenu === null) yield reagent;
}

function* namesOf(
  index: ReagentIndex,
  pick: (reagent: Reagent) => readonly (string | null)[],
): Generator<string, void> {
  for (const reagent of onMenu(index)) for (const name of pick(reagent)) if (name !== null) yield name;
}

/** Indexes the catalogues. Yields regularly, so that the caller can do other work. */
export function* buildIdentifierIndex(catalogues: readonly CatalogueOfIdentifiers[]): Generator<void, IdentifierIndex> {
  const genes = new GeneIndex();
  const accessionChanges = catalogues.flatMap(({ knowledge }) => knowledge.accessionChanges);
  yield* genes.add({
    genes: catalogues.flatMap(({ knowledge }) => knowledge.genes),
    aliases: catalogues.flatMap(({ knowledge }) => knowledge.aliases),
  });
  yield* genes.addIds({
    secondaryAccessions: catalogues.flatMap(({ knowledge }) => knowledge.secondaryAccessions),
    geneIds: catalogues.flatMap(({ knowledge }) => knowledge.geneIds),
  });
  yield* genes.addAssays(catalogues.flatMap(({ knowledge }) => knowledge.crosswalk));
  const versions = new Map(
    catalogues.flatMap(({ knowledge }) => knowledge.versions.map((fact) => [fact.seqId, fact] as const)),
  );
  const indexes: ReagentIndex[] = [];
  for (const tables of catalogues) {
    const other = catalogues.find((each) => each !== tables);
    const withdrawnThere = withdrawnIn(other?.offMenu);
    indexes.push(yield* ReagentIndex.build({ ...tables, accessionChanges, withdrawnThere }, genes));
  }
  const wordsOf = memoizeOn((index: ReagentIndex) => createNameWords(onMenu(index)));
  return Object.fromEntries(
    indexes.map((here) => {
      const near = () => {
        made ??= createNearNames(
          () => ({
            symbols: namesOf(here, ({ genes: own, facts }) => [
              ...(facts.entrezGeneName ?? []),
              ...Array.from(own, ({ symbol }) => symbol),
            ]),
            targets: namesOf(here, ({ facts }) => [facts.targetName]),
            accessions: namesOf(here, ({ facts }) => facts.uniProtId ?? []),
            seqIds: namesOf(here, ({ facts }) => [facts.seqId]),
          }),
          looseKey,
        );
        return made;
      };
      let made: ReturnType<typeof createNearNames> | undefined;
      const there = indexes.find((index) => index !== here);
      return [here.version, { version: here.version, here, there, genes, versions, near, wordsOf }];
    }),
  );
}

const unnamed = { seqId: null, fullName: null, targetName: null, uniProtId: null, entrezGeneName: null };
const mostMeanings = 24;
const mostSeqIds = 20;

function cut(text: string): string {
  return text.slice(0, maximumCellCharacters);
}

function stateOf({ here, there, off, isKnown }: Reading): ImportMeaning['state'] {
  if (here.length > 0) return 'on_menu';
  if (there.length > 0) return 'other_version';
  if (off.length > 0) return 'off_menu';
  return isKnown ? 'not_measured' : 'unknown';
}

function seqIdsOf(reagents: readonly Reagent[]): string[] {
  const [only] = reagents;
  if (reagents.length < 2) return only === undefined ? [] : [only.facts.seqId];
  return [...new Set(reagents.map(({ facts }) => facts.seqId))].slice(0, mostSeqIds);
}

function toldMeaning({ cell, reading }: Meaning): ImportMeaning {
  const { kind, name, how, here, there, off } = reading;
  const reagents = [here, there, off].find((list) => list.length > 0) ?? [];
  return {
    written: cut(cell.text),
    column: cell.column,
    kind,
    name: cut(name),
    how,
    state: stateOf(reading),
    seqIds: seqIdsOf(reagents),
  };
}

function plainRow({ sheet, line, first }: LaidRow, status: ImportStatus, reason: ImportReason | null): ImportedRow {
  return {
    sheet,
    line,
    raw: cut(first?.text ?? ''),
    column: first?.column ?? null,
    kind: null,
    status,
    reason,
    duplicateOf: null,
    duplicateSheet: null,
    existsInDB: false,
    candidates: [],
    elsewhere: [],
    meanings: [],
    evidence: [],
    ...unnamed,
  };
}

const measured: ReadonlySet<ImportStatus> = new Set<ImportStatus>(['exact', 'normalised', 'several']);

const mostRemembered = 50_000;

/** Nested maps, because building a combined key per cell would cost more than the lookup. */
interface Looks {
  readonly byKind: Map<LookedAtCell['kind'], Map<ReadCell['kind'], Map<string, Look>>>;
  count: number;
}

/**
 * Cached across lists, because most cells are identifiers of the menu. The cache is freed together with its catalogues.
 */
const rememberedLooks = memoizeOn<Catalogues, Looks>(() => ({ byKind: new Map(), count: 0 }));

function rememberingLook(catalogues: Catalogues): (cell: LookedAtCell) => Look {
  const ofThisList: Looks = { byKind: new Map(), count: 0 };
  const ofAllLists = rememberedLooks(catalogues);
  function looksOf({ byKind }: Looks, { cell, kind }: LookedAtCell): Map<string, Look> {
    const ofKind = byKind.get(kind) ?? new Map<ReadCell['kind'], Map<string, Look>>();
    byKind.set(kind, ofKind);
    const ofCells = ofKind.get(cell.kind) ?? new Map<string, Look>();
    ofKind.set(cell.kind, ofCells);
    return ofCells;
  }
  return (asked) => {
    const { cell, kind } = asked;
    if (cell.kind === 'date') return lookAt(catalogues, cell, kind);
    const before = looksOf(ofAllLists, asked).get(cell.text) ?? looksOf(ofThisList, asked).get(cell.text);
    if (before !== undefined) return before;
    const look = lookAt(catalogues, cell, kind);
    // There may be any number of texts that are not on the menu, so they are cached per list only.
    const looks = look.readings.some(({ grade, here }) => grade === 0 && here.length > 0) ? ofAllLists : ofThisList;
    if (++looks.count <= mostRemembered) looksOf(looks, asked).set(cell.text, look);
    return look;
  };
}

/** Returns a function that answers rows in order. A row is a duplicate if an earlier row has the same reagent. */
export function createImportAnswers(catalogues: Catalogues): (row: LaidRow) => ImportedRow {
  const lookAtCell = rememberingLook(catalogues);
  const firstRows = new Map<string, { readonly sheet: string; readonly line: number }>();

  function earlierRow({ sheet, line }: LaidRow, meaning: RowMeaning) {
    const { status, reason, reagent, candidates, base } = meaning;
    const isFound = (status === 'exact' || status === 'normalised') && reagent !== null;
    const isAsked = (status === 'several' || status === 'proposed') && candidates.length > 0;
    if (!isFound && !isAsked) return undefined;
    const asked = candidates.map(({ facts }) => facts.seqId).join(' ');
    const key = isFound ? reagent.facts.seqId : `${status} ${reason} ${caseKey(base.cell.text)} ${asked}`;
    const before = firstRows.get(key);
    if (before === undefined) firstRows.set(key, { sheet, line });
    return before;
  }

  return (row) => {
    if (row.role === 'heading' || row.role === 'blank') return plainRow(row, row.role, null);
    if (row.role === 'note') {
      const { count } = row;
      return { ...plainRow(row, 'note', row.note), ...(count === undefined ? {} : { count }) };
    }
    const [first] = row.cells;
    if (first === undefined) return plainRow(row, 'note', 'no_identifier');
    const meaning = meaningOf(catalogues, row.cells, lookAtCell);
    const { base, reagent, elsewhere, meanings, evidence = [], count } = meaning;
    const before = earlierRow(row, meaning);
    const candidates = before === undefined ? meaning.candidates : [];
    return {
      sheet: row.sheet,
      line: row.line,
      raw: cut(base.cell.text),
      column: base.cell.column,
      kind: base.kind,
      status: before === undefined ? meaning.status : 'duplicate',
      reason: meaning.reason,
      duplicateOf: before?.line ?? null,
      duplicateSheet: before?.sheet ?? null,
      existsInDB: measured.has(meaning.status),
      candidates: candidates.map(({ facts }) => facts),
      elsewhere: elsewhere.map(({ facts }) => facts),
      meanings: meanings.slice(0, mostMeanings).map(toldMeaning),
      evidence: evidence.map(({ cell, kind }) => ({ column: cell.column, kind, written: cut(cell.text) })),
      ...(count === undefined ? {} : { count }),
      ...(reagent === null ? unnamed : reagent.facts),
    };
  };
}

/** Returns a memoized function from a text to the kinds of identifier that it literally is. */
export function resemblesIn(catalogues: Catalogues): Resembles {
  const known = new Map<string, ReturnType<Resembles>>();
  return (text) => {
    const kinds = known.get(text) ?? resembles(catalogues, text);
    if (known.size < mostRemembered) known.set(text, kinds);
    return kinds;
  };
}
