import { normaliseHeader, type OffMenuReason } from 'ssm-core/engine';
import type { FieldValue } from '../cells/values.ts';
import type { Field } from '../report.ts';
import type { Joined, KeyedTable } from './join.ts';

export interface WithdrawnStatement {
  readonly reason: Extract<OffMenuReason, 'internal_use' | 'deprecated'>;
  readonly text: string;
  readonly source: string;
}

const internalUse = /^internal use only\b/i;
const deprecated = /^deprecated\b/i;
const statusHeaders: ReadonlySet<string> = new Set(['type', 'somamertype', 'reagenttype', 'status', 'reagentstatus']);

function reasonOf(cell: string, header: string): WithdrawnStatement['reason'] | undefined {
  if (internalUse.test(cell)) return 'internal_use';
  return deprecated.test(cell) && statusHeaders.has(normaliseHeader(header)) ? 'deprecated' : undefined;
}

/**
 * Returns what files state about withdrawn SeqIds; the latest file counts. Files that still use a reagent's former name
 * state nothing about it.
 */
export function withdrawnBy(tables: readonly KeyedTable[]): ReadonlyMap<string, WithdrawnStatement> {
  const statements = new Map<string, WithdrawnStatement>();
  for (const { name, table, keyed } of tables) {
    for (const [index, header] of table.headers.entries()) {
      for (const { seqId, row } of keyed) {
        const text = table.rows[row]?.cells[index]?.trim() ?? '';
        const reason = reasonOf(text, header);
        if (reason !== undefined) statements.set(seqId, { reason, text, source: `${name} · ${header}` });
      }
    }
  }
  return statements;
}

const formerNames: readonly Field[] = ['targetName', 'uniProtId', 'entrezGeneName', 'entrezGeneId', 'somaId'];

/**
 * Replaces former names of reagents for internal use by the current name. The record's source keeps the former names.
 */
export function withNamesOfToday(
  { fields, rowOf, seqIds }: Joined,
  statements: ReadonlyMap<string, WithdrawnStatement>,
): ReadonlyMap<Field, readonly FieldValue[]> {
  const reused = [...statements].flatMap(([seqId, { reason, text }]) => {
    const row = rowOf.get(seqId);
    return reason === 'internal_use' && row !== undefined ? [{ row, text }] : [];
  });
  if (reused.length === 0) return fields;
  const names = fields.get('fullName')?.slice() ?? Array.from<FieldValue>({ length: seqIds.length }).fill(null);
  for (const { row, text } of reused) names[row] = text;
  const cleared = formerNames.flatMap((field) => {
    const values = fields.get(field)?.slice();
    if (values === undefined) return [];
    for (const { row } of reused) values[row] = null;
    return [[field, values] as const];
  });
  return new Map<Field, readonly FieldValue[]>([...fields, ['fullName', names], ...cleared]);
}
