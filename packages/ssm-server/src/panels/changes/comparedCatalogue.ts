import {
  type Column,
  type ComparedCatalogue,
  type ComparedRecord,
  identifierFields,
  listSeparator,
  measureFields,
  type OffMenuReason,
  offMenuReasonKey,
  withdrawnSourceKey,
} from 'ssm-core/engine';
import { readIdentifiers, readText } from '../../catalogue/cells/values.ts';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { atOnce, type Steps } from '../../queue/steps.ts';

function textsAt(column: Column | undefined, row: number): readonly string[] | null {
  if (column === undefined || (column.kind !== 'text' && column.kind !== 'list')) return null;
  const entry = column.dictionary[column.codes[row] ?? -1];
  if (entry === undefined) return null;
  return column.kind === 'list' ? entry.split(listSeparator) : [entry];
}

const valueAt = (column: Column | undefined, row: number): number | null =>
  column?.kind === 'number' && !Number.isNaN(column.values[row]) ? (column.values[row] as number) : null;

/**
 * Reads the identifiers of a reagent for internal use from the file that states its use. Its columns are cleared, so
 * that no search finds it by a former name. An identifier that this file does not have is not compared.
 */
function statedIdentifiers({ columns, source, report }: CatalogueRevision, row: number): ComparedRecord['identifiers'] {
  const [stated = ''] = textsAt(columns.get(withdrawnSourceKey), row) ?? [];
  const file = report.files.find(({ name }) => stated.startsWith(`${name} · `));
  const entries = identifierFields.flatMap((field) => {
    const header = file?.mapped.find(({ column }) => column === field)?.header;
    const column = header === undefined ? undefined : source.get(`${file?.name} · ${header}`);
    if (column === undefined) return [];
    const [cell] = textsAt(column, row) ?? [];
    const text = cell === undefined ? null : readText(cell);
    const list = cell === undefined ? null : readIdentifiers(cell);
    return [[field, field === 'fullName' ? text && [text] : list] as const];
  });
  return Object.fromEntries(entries);
}

const rowsInStep = 200;

/** Makes the records of a revision, on the menu and off it, as far as changes are told of them. */
export function* comparedCatalogueOf(revision: CatalogueRevision): Steps<ComparedCatalogue> {
  const { columns, onMenu, derivedFrom, recordCount } = revision;
  const seqIds = columns.get('seqId');
  const reasons = columns.get(offMenuReasonKey);
  const records = new Map<string, ComparedRecord>();
  for (let row = 0; row < recordCount; row += 1) {
    if (row % rowsInStep === 0) yield;
    const [seqId] = textsAt(seqIds, row) ?? [];
    if (seqId === undefined) continue;
    const [reason] = (textsAt(reasons, row) ?? []) as OffMenuReason[];
    const status = onMenu[row] === 1 ? 'on_menu' : (reason ?? 'not_offered');
    const identifiers =
      status === 'internal_use'
        ? statedIdentifiers(revision, row)
        : Object.fromEntries(identifierFields.map((field) => [field, textsAt(columns.get(field), row)]));
    const measures = Object.fromEntries(measureFields.map((field) => [field, valueAt(columns.get(field), row)]));
    records.set(seqId, { status, identifiers, measures });
  }
  const filled = [...identifierFields, ...measureFields].filter((field) => columns.has(field));
  return { records, fields: new Map(filled.map((field) => [field, derivedFrom.get(field as never) ?? ''])) };
}

export function comparedCatalogue(revision: CatalogueRevision): ComparedCatalogue {
  return atOnce(comparedCatalogueOf(revision));
}
