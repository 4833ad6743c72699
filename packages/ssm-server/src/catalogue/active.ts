/**
 * Catalogues that answer requests. An active catalogue has the rows on the menu of one revision; the holder replaces it
 * as a whole.
 */
import type { AssayVersion, CatalogueColumn, ColumnKey, LiftPair, WithdrawnReagent } from 'ssm-core';
import {
  booleanColumn,
  type Column,
  cellValue,
  columnsOfVersion,
  filterDefinitions,
  type IdentifierKnowledge,
  identifierColumnKeys,
  identifierColumnsOfRecord,
  isWithdrawn,
  listSeparator,
  type OffMenuReason,
  offMenuReasonKey,
  otherNamesKey,
  otherNamesOf,
  type Table,
  type TextColumn,
  takeRows,
  withdrawnSourceKey,
} from 'ssm-core/engine';
import { tagStem } from '../answer/entityTag.ts';
import { atOnce, type Steps } from '../queue/steps.ts';
import { readDerivedHeader } from './cells/headers.ts';
import { type CatalogueRevision, seqIdsOf } from './revision.ts';
import { type LoadedLifts, liftPairsOf, loadedLiftsOf } from './sheet/lift.ts';

/** Says that a column contains another measure than its own. */
export interface Derivation {
  readonly measure: string;
  readonly file: string | null;
}

export function derivationSaid(
  derivation: Derivation | undefined,
): Pick<CatalogueColumn, 'derivedFrom' | 'derivedFile'> {
  const { measure = null, file = null } = derivation ?? {};
  return file === null ? { derivedFrom: measure } : { derivedFrom: measure, derivedFile: file };
}

export interface ActiveCatalogue {
  readonly version: AssayVersion;
  readonly revision: string;
  readonly isDemo: boolean;
  readonly label: string;
  /** When the revision was created, in RFC 3339, UTC. */
  readonly loaded: string;
  /**
   * Rows on the menu, with displayed and filter-only columns. Contains v11Only if it can be computed. Columns that no
   * file has are missing.
   */
  readonly table: Table;
  /** Records that are not on the menu, with their identifiers and the reason. */
  readonly offMenu: Table;
  readonly withdrawn: readonly WithdrawnReagent[];
  /** Reagents on this menu that the other version's catalogue has withdrawn. */
  readonly withdrawnByOther: readonly WithdrawnReagent[];
  readonly derivedFrom: ReadonlyMap<ColumnKey, Derivation>;
  readonly knowledge: IdentifierKnowledge;
  readonly lifts: LoadedLifts;
  /** Moves for which this catalogue or a comparable one has coefficients. */
  readonly liftPairs: readonly LiftPair[];
  /**
   * Part of every ETag. Names this revision, and also the other version's revision if anything was computed from it.
   */
  readonly seed: string;
  /** Part of a URL whose answer browsers cache without revalidation. */
  readonly edition: string;
}

function rowsWhere(onMenu: Uint8Array, wanted: 0 | 1): Uint32Array {
  const rows: number[] = [];
  onMenu.forEach((isOn, row) => {
    if (isOn === wanted) rows.push(row);
  });
  return Uint32Array.from(rows);
}

function textAt(column: TextColumn, row: number): string | undefined {
  const code = column.codes[row];
  return code === undefined || code < 0 ? undefined : column.dictionary[code];
}

function seqIdColumn(revision: CatalogueRevision): TextColumn {
  return revision.columns.get('seqId') as TextColumn;
}

/**
 * Reads the file's own column `in7k`, where 1 means yes, and 0 and empty mean no. It is used if there is no 7K
 * catalogue.
 */
function newByFile(revision: CatalogueRevision): Column | undefined {
  const named = [...revision.source].find(([name]) => name.toLowerCase().endsWith(' · in7k'));
  if (named === undefined) return undefined;
  const isNew = Array.from({ length: revision.recordCount }, (_, row) => {
    const text = textAt(named[1], row)?.split(listSeparator)[0]?.trim().toLowerCase();
    return text === undefined || !['1', 'true', 'yes', 'y'].includes(text);
  });
  return booleanColumn(isNew);
}

function newBySevenK(revision: CatalogueRevision, sevenK: CatalogueRevision): Column {
  const old = seqIdsOf(sevenK);
  const seqIds = seqIdColumn(revision);
  return booleanColumn(
    Array.from({ length: revision.recordCount }, (_, row) => !old.has(textAt(seqIds, row) as string)),
  );
}

function somaIdsOf(revision: CatalogueRevision): ReadonlyMap<string, string> {
  const column = revision.columns.get(identifierColumnsOfRecord.somaId);
  if (column?.kind !== 'text') return new Map();
  const seqIds = seqIdColumn(revision);
  return new Map(
    Array.from(
      { length: revision.recordCount },
      (_, row) => [textAt(seqIds, row), textAt(column, row)] as const,
    ).filter((pair): pair is readonly [string, string] => pair[0] !== undefined && pair[1] !== undefined),
  );
}

const offMenuColumns = [
  ...identifierColumnKeys,
  ...Object.values(identifierColumnsOfRecord),
  offMenuReasonKey,
  withdrawnSourceKey,
];

function offMenuOf({ version, revision, isDemo, columns, onMenu }: CatalogueRevision): Table {
  const rows = rowsWhere(onMenu, 0);
  const kept = offMenuColumns.flatMap((key) => {
    const column = columns.get(key);
    return column === undefined ? [] : [[key, takeRows(column, rows)] as const];
  });
  const rowCount = rows.length;
  return { version, revision, isDemo, total: rowCount, rowCount, columns: new Map(kept) };
}

function withdrawnOf(offMenu: Table): readonly WithdrawnReagent[] {
  const text = (row: number, key: string) => cellValue(offMenu, row, key) as string | null;
  return Array.from({ length: offMenu.rowCount }, (_, row) => row).flatMap((row) => {
    const reason = text(row, offMenuReasonKey) as OffMenuReason | null;
    if (!isWithdrawn(reason)) return [];
    const [seqId, fullName] = [text(row, 'seqId') as string, text(row, 'fullName')];
    return {
      seqId,
      reason,
      fullName,
      targetName: text(row, 'targetName'),
      source: text(row, withdrawnSourceKey) ?? '',
    };
  });
}

/**
 * Changes with everything that changes an ETag of the version: the revision, its label, the columns and filters of this
 * release, or the answer format.
 */
function editionOf({ version, label, created }: CatalogueRevision, seed: string): string {
  const columns = columnsOfVersion(version).map(({ key }) => key);
  const filters = filterDefinitions.map(({ key, versions }) => [key, versions]);
  return tagStem(JSON.stringify([seed, label, created, columns, otherNamesKey, filters]));
}

/** If several files contain the measure, names the last file, whose values override those of the others. */
function derivationsOf({ derivedFrom, report }: CatalogueRevision): ReadonlyMap<ColumnKey, Derivation> {
  return new Map(
    [...derivedFrom].map(([key, measure]) => {
      const file = report.files.findLast(({ mapped }) =>
        mapped.some(
          ({ header, column }) => column === key && (readDerivedHeader(header)?.measure ?? header) === measure,
        ),
      );
      return [key, { measure, file: file?.name ?? null }];
    }),
  );
}

function withdrawnAmong(seqIds: Column | undefined, other: CatalogueRevision): readonly WithdrawnReagent[] {
  const withdrawn = withdrawnOf(offMenuOf(other));
  if (withdrawn.length === 0 || seqIds?.kind !== 'text') return [];
  const onMenu = new Set(Array.from(seqIds.codes, (code) => seqIds.dictionary[code]));
  return withdrawn.filter(({ seqId }) => onMenu.has(seqId));
}

/**
 * Builds the active catalogue of a revision. `other` is the active record of the other version, from which v11Only is
 * computed. A demo is only compared with a demo, because its SeqIds are invented. Without a comparison, the file's
 * column `in7k` is used; if that is missing too, so is v11Only.
 */
export function* activeCatalogue(
  revision: CatalogueRevision,
  other: CatalogueRevision | undefined,
): Steps<ActiveCatalogue> {
  const rows = rowsWhere(revision.onMenu, 1);
  const ofMenu = (column: Column): Column => (rows.length === revision.recordCount ? column : takeRows(column, rows));
  const columns = new Map<string, Column>();
  for (const [key, column] of revision.columns) {
    if (key !== offMenuReasonKey && key !== withdrawnSourceKey) columns.set(key, ofMenu(column));
    yield;
  }
  const comparable = other?.isDemo === revision.isDemo ? other : undefined;
  const withdrawnByOther = comparable === undefined ? [] : withdrawnAmong(columns.get('seqId'), comparable);
  let usesOther = withdrawnByOther.length > 0;
  let somaIds: ReadonlyMap<string, string> = new Map();
  if (revision.version === 'V_11K') {
    const isNew = comparable === undefined ? newByFile(revision) : newBySevenK(revision, comparable);
    if (isNew !== undefined) columns.set('v11Only', ofMenu(isNew));
    if (comparable !== undefined) {
      usesOther = true;
      somaIds = somaIdsOf(comparable);
    }
  }
  const [ownPairs, otherPairs] = [liftPairsOf(revision), comparable === undefined ? [] : liftPairsOf(comparable)];
  const isOwn = ({ from, to }: LiftPair) => ownPairs.some((own) => own.from === from && own.to === to);
  const liftPairs = [...ownPairs, ...otherPairs.filter((pair) => !isOwn(pair))];
  if (liftPairs.length > ownPairs.length) usesOther = true;
  const seed =
    comparable !== undefined && usesOther ? `${revision.revision}.${comparable.revision}` : revision.revision;
  const { version, isDemo, label, created, knowledge } = revision;
  const derivedFrom = derivationsOf(revision);
  const edition = editionOf(revision, seed);
  const head = { version, revision: revision.revision, edition, isDemo };
  const table: Table = { ...head, total: rows.length, rowCount: rows.length, columns };
  const otherNames = yield* otherNamesOf(table, knowledge, somaIds);
  if (otherNames.dictionary.length > 0) columns.set(otherNamesKey, otherNames);
  const lifts = loadedLiftsOf(revision, rows);
  const offMenu = offMenuOf(revision);
  const withdrawn = withdrawnOf(offMenu);
  const said = { withdrawn, withdrawnByOther, derivedFrom, knowledge, lifts, liftPairs };
  return { ...head, label, loaded: created, table, offMenu, ...said, seed };
}

export function* activeCatalogues(revisions: readonly CatalogueRevision[]): Steps<readonly ActiveCatalogue[]> {
  const catalogues: ActiveCatalogue[] = [];
  for (const revision of revisions) {
    const other = revisions.find(({ version }) => version !== revision.version);
    catalogues.push(yield* activeCatalogue(revision, other));
  }
  return catalogues;
}

export interface CatalogueHolder {
  get(version: AssayVersion): ActiveCatalogue | undefined;
  /** Replaces the catalogues of all versions at once. A version that is not in the list has no catalogue afterwards. */
  swapIn(catalogues: readonly ActiveCatalogue[]): void;
  /** Builds the catalogues of these revisions synchronously, and replaces the active ones. */
  replace(revisions: readonly CatalogueRevision[]): void;
  subscribe(listener: () => void): () => void;
}

export function createCatalogueHolder(): CatalogueHolder {
  let active = new Map<AssayVersion, ActiveCatalogue>();
  const listeners = new Set<() => void>();
  function swapIn(catalogues: readonly ActiveCatalogue[]): void {
    active = new Map(catalogues.map((catalogue) => [catalogue.version, catalogue]));
    for (const listener of listeners) listener();
  }
  return {
    get: (version) => active.get(version),
    swapIn,
    replace: (revisions) => swapIn(atOnce(activeCatalogues(revisions))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
