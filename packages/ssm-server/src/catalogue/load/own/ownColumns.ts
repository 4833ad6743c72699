/** Joins own tables with the records of a catalogue. Differing values are never resolved silently. */
import type { OwnColumnFact } from 'ssm-core/engine';
import { maximumOwnColumns } from 'ssm-core/internal';
import type { FieldValue } from '../../cells/values.ts';
import { quantity } from '../../report.ts';
import type { OpenedFile } from '../openFile.ts';
import type { OwnCell, OwnTable, ReadOwnColumn } from './ownTable.ts';

/** What a table has become. */
export interface JoinedTable {
  /** Why nothing was taken from the file; null if it was. */
  readonly refusal: string | null;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
  readonly notes: readonly string[];
  /** Keys of no record, as written. */
  readonly unmatched: readonly string[];
}

export interface OwnColumns {
  readonly facts: readonly OwnColumnFact[];
  readonly values: ReadonlyMap<string, readonly FieldValue[]>;
  readonly byFile: ReadonlyMap<string, JoinedTable>;
}

export type RowsByMember = ReadonlyMap<string, readonly number[]>;

const shown = 10;
const isSame = (one: FieldValue, other: FieldValue): boolean => JSON.stringify(one) === JSON.stringify(other);
const textOf = (value: FieldValue): string => (Array.isArray(value) ? value.join('|') : String(value));

function listed(items: readonly string[]): string {
  const more = items.length - shown;
  return items.slice(0, shown).join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more` : '');
}

interface Settled {
  readonly values: ReadonlyMap<string, Exclude<FieldValue, null>>;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
}

/** Settles keys on several lines: equal values count once, categories are united, and of other values none is used. */
function settleLines({ cells, kind, header }: ReadOwnColumn, keys: ReadonlyMap<string, string>): Settled {
  const values = new Map<string, Exclude<FieldValue, null>>();
  const rejected: { line: number; reason: string }[] = [];
  for (const [member, of] of cells) {
    const [first, ...others] = of as readonly [OwnCell, ...OwnCell[]];
    const other = others.find(({ value }) => !isSame(value, first.value));
    if (other === undefined) values.set(member, first.value);
    else if (kind === 'category') {
      values.set(member, [...new Set(of.flatMap(({ value }) => value as readonly string[]))]);
    } else {
      const said = `${header} of ${keys.get(member) ?? ''} is ${JSON.stringify(textOf(first.value))} on line ${first.line} and ${JSON.stringify(textOf(other.value))} here; neither is used`;
      rejected.push({ line: other.line, reason: said });
    }
  }
  return { values, rejected };
}

interface Filled {
  readonly values: readonly FieldValue[];
  /** Rows whose proteins have different values, of which none is used. */
  readonly differing: readonly number[];
}

/** Fills a column. A reagent of several proteins gets all texts, but a number or a yes only if all agree. */
function fill(settled: Settled['values'], kind: ReadOwnColumn['kind'], rowsOf: RowsByMember, rowCount: number): Filled {
  const values = Array.from<FieldValue>({ length: rowCount }).fill(null);
  const differing = new Set<number>();
  const isList = kind === 'text' || kind === 'category';
  for (const [member, value] of settled) {
    for (const row of rowsOf.get(member) ?? []) {
      const before = values[row] ?? null;
      if (before === null) values[row] = value;
      else if (isList) values[row] = [...new Set([...(before as readonly string[]), ...(value as readonly string[])])];
      else if (!isSame(before, value)) differing.add(row);
    }
  }
  for (const row of differing) values[row] = null;
  return { values, differing: [...differing] };
}

interface Place {
  readonly seqIds: readonly string[];
  readonly rowsOf: RowsByMember;
  readonly onMenu: Uint8Array;
}

function columnNote(
  column: ReadOwnColumn,
  { values, differing }: Filled,
  { onMenu, seqIds }: Place,
): readonly string[] {
  const filled = values.filter((value, row) => value !== null && onMenu[row] === 1).length;
  const first = `${column.title}: ${quantity(filled, 'reagent')} on the menu.`;
  if (differing.length === 0) return [first];
  const names = listed(differing.map((row) => seqIds[row] as string));
  return [
    first,
    `${column.title}: left empty, because their proteins have different values: ${quantity(differing.length, 'reagent')}: ${names}.`,
  ];
}

function refusalOf(table: OwnTable, matched: number, taken: ReadonlyMap<string, string>): string | null {
  if (matched === 0) {
    return `None of its ${quantity(table.keys.size, 'key')} is of a record: ${listed([...table.keys.values()])}.`;
  }
  const seen = new Map(taken);
  for (const { key, title, header } of table.columns) {
    const other = seen.get(key);
    if (other !== undefined) return `"${title}" is also the title of ${other}; --column gives one of them another.`;
    seen.set(key, `${header} here`);
  }
  if (seen.size > maximumOwnColumns) return `A catalogue has at most ${maximumOwnColumns} own columns.`;
  return null;
}

/** Joins the tables in the given order. A table whose title another file has is refused. */
export function joinOwnTables(files: readonly OpenedFile[], place: Place): OwnColumns {
  const facts: OwnColumnFact[] = [];
  const values = new Map<string, readonly FieldValue[]>();
  const byFile = new Map<string, JoinedTable>();
  const taken = new Map<string, string>();
  for (const { name, ownTable, said, own } of files) {
    if (ownTable === null) continue;
    const unmatched = [...ownTable.keys].flatMap(([member, written]) => (place.rowsOf.has(member) ? [] : [written]));
    const refusal = refusalOf(ownTable, ownTable.keys.size - unmatched.length, taken);
    if (refusal !== null) {
      byFile.set(name, { refusal, rejected: ownTable.rejected, notes: ownTable.notes, unmatched });
      continue;
    }
    const notes = [...ownTable.notes];
    const rejected = [...ownTable.rejected];
    for (const column of ownTable.columns) {
      const settled = settleLines(column, ownTable.keys);
      const filled = fill(settled.values, column.kind, place.rowsOf, place.seqIds.length);
      rejected.push(...settled.rejected);
      notes.push(...columnNote(column, filled, place));
      taken.set(column.key, `${column.header} in ${name}`);
      values.set(column.key, filled.values);
      const { key, title, unit, description } = column;
      const { source = null, licence = null } = said;
      facts.push({ key, title, unit, description, source, licence, date: own.date ?? null });
    }
    if (unmatched.length > 0) {
      notes.push(`Left out, because no record has them: ${quantity(unmatched.length, 'key')}: ${listed(unmatched)}.`);
    }
    byFile.set(name, { refusal: null, rejected: rejected.toSorted((a, b) => a.line - b.line), notes, unmatched });
  }
  return { facts, values, byFile };
}
