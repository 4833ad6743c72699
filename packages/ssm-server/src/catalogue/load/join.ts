/** Joins tables by SeqId. A later file fills gaps and overrides earlier values; disagreements are counted. */
import { type MappedHeader, readDerivedHeader } from '../cells/headers.ts';
import { readColumn } from '../cells/readColumn.ts';
import type { FieldValue } from '../cells/values.ts';
import { compareSeqIds, normaliseSeqId, whyNoSeqId } from '../cells/values.ts';
import type { SourceTable } from '../read/sourceTable.ts';
import type { Disagreement, Field } from '../report.ts';

export interface NamedTable {
  readonly name: string;
  readonly table: SourceTable;
  readonly mapped: readonly MappedHeader[];
  /** True for a table that only adds values to known SeqIds, and no records. */
  readonly isSideTable: boolean;
}

export interface KeyedTable extends NamedTable {
  readonly keyed: readonly { readonly seqId: string; readonly row: number }[];
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
}

export function keyBySeqId(named: NamedTable): KeyedTable {
  const column = named.mapped.find(({ field }) => field === 'seqId')?.index ?? -1;
  const seen = new Map<string, number>();
  const keyed: { seqId: string; row: number }[] = [];
  const rejected = [...named.table.rejected];
  for (const [row, { line, cells }] of named.table.rows.entries()) {
    const cell = cells[column] ?? '';
    const seqId = normaliseSeqId(cell);
    const before = seqId === undefined ? undefined : seen.get(seqId);
    if (seqId === undefined) rejected.push({ line, reason: whyNoSeqId(cell) });
    else if (before !== undefined) rejected.push({ line, reason: `repeats SeqId ${seqId} of line ${before}` });
    else {
      seen.set(seqId, line);
      keyed.push({ seqId, row });
    }
  }
  return { ...named, keyed, rejected: rejected.toSorted((a, b) => a.line - b.line) };
}

export interface Joined {
  readonly seqIds: readonly string[];
  readonly rowOf: ReadonlyMap<string, number>;
  readonly fields: ReadonlyMap<Field, readonly FieldValue[]>;
  /** Headers of mapped measures that supplied at least one value, by field. */
  readonly derivedFrom: ReadonlyMap<Field, string>;
  readonly disagreements: readonly Disagreement[];
  readonly notes: ReadonlyMap<string, readonly string[]>;
}

const examplesKept = 3;

function isSame(first: FieldValue, second: FieldValue): boolean {
  if (typeof first === 'number' && typeof second === 'number') {
    return Math.abs(first - second) <= 1e-9 * Math.max(Math.abs(first), Math.abs(second));
  }
  if (Array.isArray(first) && Array.isArray(second)) {
    return first.length === second.length && first.every((item) => (second as readonly string[]).includes(item));
  }
  return first === second;
}

function show(value: FieldValue): string {
  return Array.isArray(value) ? value.join('|') : String(value);
}

class FieldColumn {
  readonly values: FieldValue[];
  readonly #origins: Int16Array;
  readonly #field: Field;
  readonly #tables: readonly KeyedTable[];
  #count = 0;
  readonly #examples: Disagreement['examples'][number][] = [];

  constructor(field: Field, rowCount: number, tables: readonly KeyedTable[]) {
    this.#field = field;
    this.values = Array.from<FieldValue>({ length: rowCount }).fill(null);
    this.#origins = new Int16Array(rowCount).fill(-1);
    this.#tables = tables;
  }

  put(row: number, value: FieldValue, origin: number, seqId: string): void {
    if (value === null) return;
    const before = this.values[row] ?? null;
    if (before !== null && !isSame(before, value)) {
      this.#count += 1;
      if (this.#examples.length < examplesKept) {
        this.#examples.push({
          seqId,
          kept: show(value),
          keptFile: this.#tables[origin]?.name ?? '',
          replaced: show(before),
          replacedFile: this.#tables[this.#origins[row] ?? -1]?.name ?? '',
        });
      }
    }
    this.values[row] = value;
    this.#origins[row] = origin;
  }

  isFrom(origin: number): boolean {
    return this.#origins.includes(origin);
  }

  get disagreement(): Disagreement | undefined {
    return this.#count === 0 ? undefined : { column: this.#field, count: this.#count, examples: this.#examples };
  }
}

export function joinTables(tables: readonly KeyedTable[]): Joined {
  const ids = new Set<string>();
  for (const { isSideTable, keyed } of tables) if (!isSideTable) for (const { seqId } of keyed) ids.add(seqId);
  const seqIds = [...ids].toSorted(compareSeqIds);
  const rowOf = new Map(seqIds.map((seqId, row) => [seqId, row]));
  const columns = new Map<Field, FieldColumn>();
  const derived: { field: Field; header: string; origin: number }[] = [];
  const notes = new Map<string, string[]>();
  for (const [origin, { name, table, mapped, keyed, isSideTable }] of tables.entries()) {
    if (isSideTable) continue;
    for (const { field, header, index, isDerived } of mapped) {
      if (field === 'seqId') continue;
      const rows = keyed.map(({ row }) => table.rows[row]);
      const read = readColumn(field, {
        header,
        cells: rows.map((row) => row?.cells[index] ?? ''),
        lines: rows.map((row) => row?.line ?? 0),
        usesDecimalComma: table.usesDecimalComma,
        isPlainText: table.isPlainText,
      });
      notes.set(name, [...(notes.get(name) ?? []), ...read.notes]);
      const column = columns.get(field) ?? new FieldColumn(field, seqIds.length, tables);
      columns.set(field, column);
      for (const [at, { seqId }] of keyed.entries()) {
        column.put(rowOf.get(seqId) as number, read.values[at] ?? null, origin, seqId);
      }
      if (isDerived) derived.push({ field, header, origin });
    }
  }
  return {
    seqIds,
    rowOf,
    fields: new Map([...columns].map(([field, column]) => [field, column.values])),
    derivedFrom: new Map(
      derived
        .filter(({ field, origin }) => columns.get(field)?.isFrom(origin))
        .map(({ field, header }) => [field, readDerivedHeader(header)?.measure ?? header]),
    ),
    disagreements: [...columns.values()].flatMap((column) => column.disagreement ?? []),
    notes,
  };
}
