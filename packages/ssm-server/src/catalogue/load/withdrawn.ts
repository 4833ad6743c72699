/** Reagents that are known and no longer offered: what says so, and what is said of them. */
import { normaliseHeader, type OffMenuReason } from 'ssm-core/engine';
import type { FieldValue } from '../cells/values.ts';
import type { Field } from '../report.ts';
import type { Joined, KeyedTable } from './join.ts';

/** What one cell says of a reagent. */
export interface WithdrawnStatement {
  readonly reason: Extract<OffMenuReason, 'internal_use' | 'deprecated'>;
  /** As its cell has it. */
  readonly text: string;
  /** The file and its header, as `menu.tsv · Full.Name`. */
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
 * By SeqId. The statement of a later file is the newest. A file that calls the reagent what it was called before states nothing of
 * whether it is offered.
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

/** What names a protein: of a reagent for internal use it is of before, unless it is the name that says so. */
const formerNames: readonly Field[] = ['targetName', 'uniProtId', 'entrezGeneName', 'entrezGeneId', 'somaId'];

/** The fields with the names of today for reagents that were given another use; what they were called stays in the record's source. */
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
