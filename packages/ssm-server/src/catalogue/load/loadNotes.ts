import type { AssayVersion, LiftPair } from 'ssm-core';
import { normaliseHeader } from 'ssm-core/engine';
import { type HeaderMap, mappableColumn } from '../cells/headers.ts';
import { isUnheardOf, leftOffReason } from '../menuRule.ts';
import { type Field, quantity } from '../report.ts';
import { type CatalogueRevision, seqIdsOf } from '../revision.ts';
import { loadedColumns } from './buildRevision.ts';
import type { Joined, KeyedTable } from './join.ts';
import type { OpenedFile } from './openFile.ts';
import type { WithdrawnStatement } from './withdrawn.ts';

const shortVersions: Readonly<Record<AssayVersion, string>> = { V_7K: '7K', V_11K: '11K' };

const assays: Readonly<Record<string, string>> = { '4.0': '5K', '4.1': '7K', '5.0': '11K' };

function assayOf(written: string): string | undefined {
  const match = /^v?(\d+)(?:\.(\d+))?$/i.exec(written.trim());
  if (match === null) return undefined;
  return assays[`${match[1]}.${match[2] ?? '0'}`];
}

/** Fields that are read, but are not a column of any version. */
const recordOnly: ReadonlySet<Field> = new Set(['organism', 'type', 'entrezGeneId', 'somaId']);

export function tableNotes(keyed: KeyedTable, joined: Joined, version: AssayVersion): string[] {
  const notes: string[] = [];
  const written = keyed.table.about.AssayVersion;
  const assay = written === undefined ? undefined : assayOf(written);
  if (assay !== undefined && assay !== shortVersions[version]) {
    notes.push(
      `Its header says assay version ${written}, which is ${assay}; it was read as ${shortVersions[version]}.`,
    );
  }
  const in7k = keyed.table.headers.findIndex((header) => normaliseHeader(header) === 'in7k');
  if (version === 'V_7K' && in7k >= 0 && !keyed.isSideTable) {
    const others = keyed.keyed.filter(({ row }) => keyed.table.rows[row]?.cells[in7k]?.trim() === '0').length;
    if (others > 0) notes.push(`Marked as not in 7K, and loaded as 7K: ${quantity(others, 'record')}.`);
  }
  if (keyed.isSideTable) {
    const others = keyed.keyed.filter(({ seqId }) => !joined.rowOf.has(seqId)).length;
    notes.push(
      'It names no target, so it brings no records; its columns are kept with the records of the other files' +
        (others === 0 ? '.' : `; left out, because no file has a record for it: ${quantity(others, 'SeqId')}.`),
    );
  }
  const columns: readonly Field[] = loadedColumns(version);
  for (const { field, header } of keyed.mapped) {
    if (!recordOnly.has(field) && !columns.includes(field)) {
      notes.push(`${header}: ${shortVersions[version]} has no such column; it is kept in the record alone.`);
    }
  }
  return notes;
}

const moveText = ({ from, to, count }: LiftPair & { readonly count: number }): string =>
  `${from.slice(2)} to ${to.slice(2)} with coefficients of ${quantity(count, 'SeqId')}`;

export function factNotes({ facts }: OpenedFile): string[] {
  if (facts === null) return [];
  if (facts.kind === 'lift') {
    return [
      `Assay versions are told of every SeqId in it, of a record or not: ${quantity(facts.versions.length, 'SeqId')}.`,
      `With it, lists move between assay versions: ${facts.moves.length === 0 ? 'none' : facts.moves.map(moveText).join(', ')}.`,
    ];
  }
  const { changes } = facts;
  const reagents = new Set(changes.map(({ seqId }) => seqId)).size;
  return [`Accessions that a later annotation no longer has: ${changes.length}, of ${quantity(reagents, 'SeqId')}.`];
}

export function idNotes({ read }: OpenedFile, kept: number): string[] {
  if (read?.kind !== 'secondaryAccessions') return [];
  const { lines, rejected } = read.secondaryAccessions;
  const others = lines - rejected.length - kept;
  return others === 0
    ? []
    : [`Left out, because they lead to proteins that no file names: ${quantity(others, 'line')}.`];
}

/** Says how many proteins of another platform the records measure. */
export function crosswalkNotes({ read }: OpenedFile, joined: Joined): string[] {
  if (read?.kind !== 'crosswalk') return [];
  const { assays: listed } = read.crosswalk;
  const recorded = new Set((joined.fields.get('uniProtId') ?? []).flat());
  const proteins = new Set(listed.flatMap(({ accessions }) => accessions));
  const shared = [...proteins].filter((accession) => recorded.has(accession)).length;
  return [
    `It lists ${quantity(listed.length, 'assay')} of another platform. Records have ${quantity(shared, 'protein')} of theirs.`,
  ];
}

export function recordNotes(joined: Joined, version: AssayVersion, sevenK: CatalogueRevision | undefined): string[] {
  const notes: string[] = [];
  const types = joined.fields.get('type') ?? [];
  const unheard = Map.groupBy(
    types.filter((type): type is string => typeof type === 'string' && isUnheardOf(type)),
    (type) => type,
  );
  for (const [type, rows] of unheard) {
    notes.push(
      `The type "${type}" is not known here and does not keep a record off the menu: ${quantity(rows.length, 'record')}.`,
    );
  }
  if (version === 'V_11K' && sevenK !== undefined && !sevenK.isDemo) {
    const old = seqIdsOf(sevenK);
    const fresh = joined.seqIds.filter((seqId) => !old.has(seqId)).length;
    const missing = old.size - (joined.seqIds.length - fresh);
    notes.push(`Not in the 7K catalogue in use: ${quantity(fresh, 'record')}.`);
    if (missing > 0) notes.push(`In the 7K catalogue in use, and missing here: ${quantity(missing, 'SeqId')}.`);
  }
  return notes;
}

export function mapRefusal(map: HeaderMap, tables: readonly KeyedTable[]): string | null {
  const headers = tables.flatMap(({ table }) => table.headers);
  for (const [column, header] of map) {
    if (mappableColumn(column) === undefined) return `There is no column "${column}" that a header could be mapped to.`;
    if (!headers.some((own) => normaliseHeader(own) === normaliseHeader(header))) {
      return `No file has a header "${header}", which was to fill ${column}.`;
    }
  }
  return null;
}

export function withdrawnNotes(
  { fields, rowOf }: Joined,
  statements: ReadonlyMap<string, WithdrawnStatement>,
): readonly string[] {
  const textAt = (field: 'organism' | 'type', row: number) => (fields.get(field)?.[row] ?? null) as string | null;
  // Type and organism say whether the reagent was ever offered. Only then can it be withdrawn.
  const isOffered = (row: number) => leftOffReason(textAt('organism', row), textAt('type', row)) === undefined;
  return [...statements].flatMap(([seqId, { text, source }]) => {
    const row = rowOf.get(seqId);
    const name = row === undefined ? null : (fields.get('fullName')?.[row] ?? fields.get('targetName')?.[row] ?? null);
    if (row === undefined || !isOffered(row)) return [];
    const before = name === null || name === text ? '' : `, and other cells ${JSON.stringify(name)}`;
    return [`${seqId} is not offered: ${source} says ${JSON.stringify(text)}${before}.`];
  });
}
