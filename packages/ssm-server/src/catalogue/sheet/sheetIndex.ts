/** Data for the spec sheets of a catalogue, computed at the first request and memoized. */
import type { Analyte, AnalyteSheet, OwnColumn, OwnColumnKey, OwnColumnValue } from 'ssm-core';
import { analyteAt, cellValue, columnsOfVersion, type Table } from 'ssm-core/engine';
import { memoizeOn, rowOfSeqId } from 'ssm-core/internal';
import { inTurns, type Steps } from '../../queue/steps.ts';
import type { ActiveCatalogue } from '../active.ts';
import { ownColumnsOf } from '../catalogueFacts.ts';
import { platformColumnKeys } from '../load/own/platformColumns.ts';
import { liftAt } from './lift.ts';
import { type Measures, measuresAt, measuresOf } from './measures.ts';
import { membershipsAt, type SetsSaid, setsSaid } from './memberships.ts';
import { type OtherAssays, otherAssaysAt, otherAssaysOf } from './otherAssays.ts';
import { type Proteins, proteinsOf, sharingRows } from './proteins.ts';

export interface SheetIndex {
  readonly catalogue: ActiveCatalogue;
  readonly rowOf: ReadonlyMap<string, number>;
  readonly measures: Measures;
  readonly proteins: Proteins;
  readonly sets: SetsSaid;
  readonly otherAssays: OtherAssays;
  /** Without families of gene sets, which are memberships, and without other platforms, which a sheet shows apart. */
  readonly ownColumns: readonly OwnColumn[];
}

function* buildIndex(catalogue: ActiveCatalogue): Steps<SheetIndex> {
  const { table, derivedFrom, knowledge } = catalogue;
  const rowOf = rowOfSeqId(table);
  yield;
  const measures = yield* measuresOf(table, derivedFrom);
  const proteins = yield* proteinsOf(table);
  const otherAssays = otherAssaysOf(knowledge);
  const platforms = new Set(knowledge.crosswalk.map(({ platform }) => platform));
  const apart = new Set([...platforms].flatMap(platformColumnKeys));
  const ownColumns = ownColumnsOf(catalogue).filter(({ kind, key }) => kind !== 'set' && !apart.has(key));
  return { catalogue, rowOf, measures, proteins, sets: setsSaid(knowledge), otherAssays, ownColumns };
}

export const sheetIndexOf: (catalogue: ActiveCatalogue) => Promise<SheetIndex> = memoizeOn(
  (catalogue: ActiveCatalogue) => inTurns(buildIndex(catalogue)),
);

function ownValuesAt({ catalogue, ownColumns }: SheetIndex, row: number): Pick<AnalyteSheet, 'ownColumns'> {
  if (ownColumns.length === 0) return {};
  const { table } = catalogue;
  return { ownColumns: ownColumns.map((column) => ({ ...column, value: ownValueAt(table, row, column.key) })) };
}

function ownValueAt(table: Table, row: number, key: OwnColumnKey): OwnColumnValue['value'] {
  // The kinds of own columns are lists, numbers and booleans.
  return cellValue(table, row, key) as OwnColumnValue['value'];
}

function analyteOf({ table, version }: ActiveCatalogue, row: number): Analyte {
  const keys = columnsOfVersion(version).map(({ key }) => key);
  return analyteAt(table, row, keys);
}

/** Returns the sheet of a SeqId on the menu; undefined for other texts. `other` is the index of the other version. */
export function sheetOf(index: SheetIndex, other: SheetIndex | undefined, seqId: string): AnalyteSheet | undefined {
  const { catalogue, rowOf, measures, proteins, sets, otherAssays } = index;
  const row = rowOf.get(seqId);
  if (row === undefined) return undefined;
  const there = other?.rowOf.get(seqId);
  const { version, revision, isDemo, table, lifts } = catalogue;
  const withdrawnByOther = catalogue.withdrawnByOther.find((each) => each.seqId === seqId);
  return {
    version,
    revision,
    isDemo,
    analyte: analyteOf(catalogue, row),
    otherVersion:
      other === undefined || there === undefined
        ? null
        : { version: other.catalogue.version, analyte: analyteOf(other.catalogue, there) },
    ...(withdrawnByOther === undefined ? {} : { withdrawnByOther }),
    // A table that was loaded with one version applies to both versions.
    lift:
      liftAt(lifts, row) ?? (other === undefined || there === undefined ? null : liftAt(other.catalogue.lifts, there)),
    reagents: sharingRows(proteins, row).map(({ row: sharing, sharedBy }) => ({
      analyte: analyteOf(catalogue, sharing),
      sharedBy,
    })),
    measures: measuresAt(measures, row),
    memberships: membershipsAt(table, row, sets),
    ...ownValuesAt(index, row),
    ...(otherAssays.isLoaded && { otherAssays: otherAssaysAt(otherAssays, proteins, row) }),
  };
}
