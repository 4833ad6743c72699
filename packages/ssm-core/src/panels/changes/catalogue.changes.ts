/** Compares two catalogues of one assay version, and finds what changed for the reagents of a list. Pure. */
import type {
  ChangedReagent,
  ReagentChange,
  ReagentChangeKind,
  ReagentField,
  ReagentFieldValue,
} from '../../api/types.ts';
import { compareSeqIds } from '../../table/order/seqIdOrder.ts';

/** Ordered as the interface lists them: what needs a decision first. */
export const reagentChangeKinds: readonly ReagentChangeKind[] = [
  'internal_use',
  'withdrawn',
  'returned',
  'accession',
  'gene',
  'renamed',
  'measure',
  'new_reagent',
];

/** Relative change of a measure in percent, beyond which it counts if the person has chosen no other bound. */
export const defaultMeasureBound = 20;

/** Identifiers that are compared, with the kind of a change. */
const identifierKinds = {
  fullName: 'renamed',
  uniProtId: 'accession',
  entrezGeneName: 'gene',
  entrezGeneId: 'gene',
} as const satisfies Partial<Record<ReagentField, ReagentChangeKind>>;

export type IdentifierField = keyof typeof identifierKinds;
export const identifierFields = Object.keys(identifierKinds) as readonly IdentifierField[];

export type MeasureField = Exclude<ReagentField, IdentifierField | 'status' | 'reagents'>;

/** All numeric quality columns, in the order of the catalogue and in the units of their columns (RFU, percent, ratio). */
export const measureFields: readonly MeasureField[] = [
  'loDb',
  'signalToNoisePlasma',
  'totalCVPlasma',
  'correlationPlasma',
  'fStatPlasma',
  'medianNormalPlasma',
  'signalToNoiseSerum',
  'totalCVSerum',
  'correlationSerum',
  'fStatSerum',
  'medianNormalSerum',
  'mousePlasmaFstat',
];

export type ReagentStatus =
  | 'on_menu'
  | 'not_listed'
  | 'internal_use'
  | 'deprecated'
  | 'not_human'
  | 'control'
  | 'not_offered';

export interface ComparedRecord {
  readonly status: Exclude<ReagentStatus, 'not_listed'>;
  /** Texts by field. Null is not reported; an absent field is not compared for this record. */
  readonly identifiers: Readonly<Partial<Record<IdentifierField, readonly string[] | null>>>;
  /** Values by field; null is not reported. */
  readonly measures: Readonly<Partial<Record<MeasureField, number | null>>>;
}

export interface ComparedCatalogue {
  /** Records on the menu and off it, by SeqId. */
  readonly records: ReadonlyMap<string, ComparedRecord>;
  /**
   * Fields that a file of the catalogue fills, each with the name of its measure. The same field with another measure
   * is not compared.
   */
  readonly fields: ReadonlyMap<IdentifierField | MeasureField, string>;
}

export interface CatalogueChanges {
  /** Fields that one of the catalogues lacks, or fills with another measure. */
  readonly notCompared: readonly (IdentifierField | MeasureField)[];
  /** Changes by SeqId, without unchanged reagents. */
  readonly changed: ReadonlyMap<string, readonly ReagentChange[]>;
  /** SeqIds that are new on the menu and measure a protein of the reagent, by SeqId. */
  readonly newReagents: ReadonlyMap<string, readonly string[]>;
  /** SeqIds on the new menu that measure a protein of a withdrawn reagent, by the SeqId of that reagent. */
  readonly alternatives: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlyMap<string, string | null>;
}

/** Order, repetition and white space make no difference. */
function isSameTexts(before: readonly string[] | null, after: readonly string[] | null): boolean {
  if (before === null || after === null) return before === after;
  const known = new Set(before);
  return known.size === new Set(after).size && after.every((text) => known.has(text));
}

const change = (
  kind: ReagentChangeKind,
  field: ReagentField,
  before: ReagentFieldValue,
  after: ReagentFieldValue,
): ReagentChange => ({ kind, field, before, after });

function statusChange(before: ReagentStatus, after: ReagentStatus): readonly ReagentChange[] {
  if (before === after) return [];
  const isOffBoth = before !== 'on_menu' && after !== 'on_menu';
  if (isOffBoth && after !== 'internal_use') return [];
  const kinds: Partial<Record<ReagentStatus, ReagentChangeKind>> = {
    on_menu: 'returned',
    internal_use: 'internal_use',
  };
  return [change(kinds[after] ?? 'withdrawn', 'status', [before], [after])];
}

type ComparedField = IdentifierField | MeasureField;

function recordChanges(
  before: ComparedRecord,
  after: ComparedRecord,
  isCompared: (field: ComparedField) => boolean,
): readonly ReagentChange[] {
  const changes = [...statusChange(before.status, after.status)];
  for (const field of identifierFields) {
    const [was, is] = [before.identifiers[field], after.identifiers[field]];
    if (!isCompared(field) || was === undefined || is === undefined || isSameTexts(was, is)) continue;
    changes.push(change(identifierKinds[field], field, was, is));
  }
  for (const field of measureFields) {
    const [was, is] = [before.measures[field], after.measures[field]];
    if (!isCompared(field) || was === undefined || is === undefined || was === is) continue;
    changes.push(change('measure', field, was, is));
  }
  return changes;
}

function seqIdsByAccession(
  records: ComparedCatalogue['records'],
  isListed: (seqId: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [seqId, { status, identifiers }] of records) {
    if (status !== 'on_menu' || !isListed(seqId)) continue;
    for (const accession of identifiers.uniProtId ?? []) {
      const known = found.get(accession);
      if (known === undefined) found.set(accession, [seqId]);
      else known.push(seqId);
    }
  }
  return found;
}

const lists = (by: ReadonlyMap<string, readonly string[]>, accessions: readonly string[], own: string) =>
  [...new Set(accessions.flatMap((accession) => by.get(accession) ?? []))]
    .filter((seqId) => seqId !== own)
    .toSorted(compareSeqIds);

const recordsInStep = 200;

/** Compares two catalogues over all SeqIds of either. Yields regularly, so that the caller can do other work. */
export function* compareInSteps(
  before: ComparedCatalogue,
  after: ComparedCatalogue,
): Generator<void, CatalogueChanges> {
  const fields: readonly ComparedField[] = [...identifierFields, ...measureFields];
  const inEither = fields.filter((field) => before.fields.has(field) || after.fields.has(field));
  const notCompared = inEither.filter((field) => before.fields.get(field) !== after.fields.get(field));
  const left = new Set<ComparedField>(notCompared);
  const isCompared = (field: ComparedField): boolean => !left.has(field);
  const isFresh = (seqId: string): boolean => before.records.get(seqId)?.status !== 'on_menu';
  const hasProteins = isCompared('uniProtId');
  const onMenu = seqIdsByAccession(after.records, () => hasProteins);
  const fresh = seqIdsByAccession(after.records, (seqId) => hasProteins && isFresh(seqId));

  const changed = new Map<string, readonly ReagentChange[]>();
  const newReagents = new Map<string, readonly string[]>();
  const alternatives = new Map<string, readonly string[]>();
  const names = new Map<string, string | null>();
  const nameOf = (record: ComparedRecord | undefined): string | null => record?.identifiers.fullName?.[0] ?? null;
  let count = 0;
  for (const [seqId, was] of before.records) {
    if (++count % recordsInStep === 0) yield;
    const is = after.records.get(seqId);
    const changes = is === undefined ? statusChange(was.status, 'not_listed') : recordChanges(was, is, isCompared);
    if (changes.length > 0) changed.set(seqId, changes);
    const isGone = is === undefined || is.status !== 'on_menu';
    const accessions = (isGone ? was : is).identifiers.uniProtId ?? [];
    const added = lists(fresh, accessions, seqId);
    if (added.length > 0) newReagents.set(seqId, added);
    if (isGone && was.status === 'on_menu') alternatives.set(seqId, lists(onMenu, accessions, seqId));
    if (changes.length > 0 || added.length > 0) names.set(seqId, nameOf(is) ?? nameOf(was));
  }
  for (const [seqId, is] of after.records) {
    if (before.records.has(seqId) || is.status !== 'on_menu') continue;
    changed.set(seqId, statusChange('not_listed', 'on_menu'));
    names.set(seqId, nameOf(is));
  }
  return { notCompared, changed, newReagents, alternatives, names };
}

/** Compares two catalogues at once, which can take some hundred milliseconds for 11,000 records. */
export function compareCatalogues(before: ComparedCatalogue, after: ComparedCatalogue): CatalogueChanges {
  const steps = compareInSteps(before, after);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Returns the changed reagents among `seqIds`, in their order and without decisions. Reagents that the list already has
 * are neither new nor alternatives.
 */
export function changesOfList(
  changes: CatalogueChanges,
  seqIds: readonly string[],
  list: readonly string[] = seqIds,
): readonly ChangedReagent[] {
  const listed = new Set(list);
  const others = (found: readonly string[] | undefined) => (found ?? []).filter((seqId) => !listed.has(seqId));
  return [...new Set(seqIds)].flatMap((seqId) => {
    const added = others(changes.newReagents.get(seqId));
    const own = [
      ...(changes.changed.get(seqId) ?? []),
      ...(added.length === 0 ? [] : [change('new_reagent', 'reagents', null, added)]),
    ];
    if (own.length === 0) return [];
    const fullName = changes.names.get(seqId) ?? null;
    const alternatives = others(changes.alternatives.get(seqId));
    return [{ seqId, fullName, changes: own, alternatives, decision: null }];
  });
}

/** Returns the relative change of a measure in percent; undefined where there is none, because a value is not reported or was 0. */
export function relativeChange({ before, after }: ReagentChange): number | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0) return undefined;
  return (Math.abs(after - before) / Math.abs(before)) * 100;
}

/** Returns whether a change counts. A measure that is new or no longer reported counts at any bound. */
export function isBeyondBound(made: ReagentChange, bound: number): boolean {
  if (made.kind !== 'measure') return true;
  const relative = relativeChange(made);
  return relative === undefined || relative > bound;
}

/** Keeps the changes that count, and the reagents that have any. */
export function reagentsBeyond(reagents: readonly ChangedReagent[], bound: number): readonly ChangedReagent[] {
  return reagents.flatMap((reagent) => {
    const changes = reagent.changes.filter((made) => isBeyondBound(made, bound));
    if (changes.length === reagent.changes.length) return [reagent];
    return changes.length === 0 ? [] : [{ ...reagent, changes }];
  });
}

/** Counts reagents by kind, without zeros, in the order of `reagentChangeKinds`. */
export function countChangeKinds(
  reagents: readonly Pick<ChangedReagent, 'changes'>[],
): ReadonlyMap<ReagentChangeKind, number> {
  const counts = new Map<ReagentChangeKind, number>();
  for (const { changes } of reagents) {
    for (const kind of new Set(changes.map((made) => made.kind))) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return new Map(
    reagentChangeKinds.flatMap((kind) => {
      const count = counts.get(kind);
      return count === undefined ? [] : [[kind, count] as const];
    }),
  );
}
