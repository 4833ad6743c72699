import { assayVersions } from '../../api/types.ts';
import { invariant } from '../../invariant.ts';
import { columnValue } from '../cell.ts';
import { findField } from '../columns.ts';
import type { Column, Table, TextColumn } from '../table.ts';
import { entryAt } from './deferred.column.ts';
import { check, parseColumn } from './parse.column.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function checkSeqIds(column: Column | undefined, count: number): asserts column is TextColumn {
  check(column?.kind === 'text', 'the column seqId is missing');
  const seen = new Set<string>();
  for (let row = 0; row < count; row++) {
    const seqId = entryAt(column, row);
    check(seqId !== null && seqId !== '', `row ${row} has no seqId`);
    check(!seen.has(seqId), `seqId ${seqId} stands in two rows`);
    seen.add(seqId);
  }
}

/**
 * Parses a columnar answer. Ignores columns with unknown keys, which a newer server may send. Throws
 * MalformedColumnsError if anything else breaks the contract.
 */
export function parseColumns(answer: unknown): Table {
  check(isRecord(answer), 'the answer is not an object');
  const { format, version, revision, edition, isDemo, total, count, columns } = answer;
  check(format === 1, `format is ${JSON.stringify(format)}, not 1`);
  const knownVersion = assayVersions.find((candidate) => candidate === version);
  check(knownVersion !== undefined, `version is ${JSON.stringify(version)}`);
  check(typeof revision === 'string' && revision !== '', 'revision is not a text');
  check(typeof isDemo === 'boolean', 'isDemo is not true or false');
  check(isCount(count), 'count is not a whole number');
  check(isCount(total) && total >= count, 'total is not a whole number of at least count');
  check(isRecord(columns), 'columns is not an object');
  const parsed = new Map<string, Column>();
  for (const [name, packed] of Object.entries(columns)) {
    const definition = findField(name);
    if (definition?.shortKey !== name) continue;
    check(isRecord(packed), `column ${name} is not an object`);
    parsed.set(definition.key, parseColumn(name, definition.kind, packed, count));
  }
  checkSeqIds(parsed.get('seqId'), count);
  const named = typeof edition === 'string' ? { edition } : {};
  return { version: knownVersion, revision, ...named, isDemo, total, rowCount: count, columns: parsed };
}

/**
 * Merges the columns of two tables with the same rows and revision. If both have a column, the second table's is used,
 * except for seqId.
 */
export function mergeTables(first: Table, second: Table): Table {
  invariant(
    first.version === second.version && first.revision === second.revision && first.rowCount === second.rowCount,
    `a table of ${second.version} ${second.revision} with ${second.rowCount} rows cannot join one of ${first.version} ${first.revision} with ${first.rowCount}; load both again`,
  );
  const firstIds = first.columns.get('seqId');
  const secondIds = second.columns.get('seqId');
  invariant(firstIds !== undefined && secondIds !== undefined, 'a table has no seqId column; every table has one');
  for (let row = 0; row < first.rowCount; row++) {
    // The message is built only for a wrong row, because a catalogue has many rows.
    if (columnValue(firstIds, row) !== columnValue(secondIds, row))
      invariant(false, `row ${row} is not the same analyte in both tables; only answers to one filter can be merged`);
  }
  return { ...first, columns: new Map([...first.columns, ...second.columns, ['seqId', firstIds]]) };
}
