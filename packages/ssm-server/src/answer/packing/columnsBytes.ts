/** Analytes as the columnar media type carries them. `packColumns` of ssm-core says the same, as a value. */
import { type ColumnKey, columnDefinition, type RowNumbers, type Table } from 'ssm-core';
import type { Steps } from '../../queue/steps.ts';
import type { Bytes } from '../encoding.ts';
import { cellTexts } from '../writers/cellTexts.ts';
import { packedColumn } from './packedColumn.ts';
import { bytesOf, type Part, textPart } from './part.ts';

/** The JSON text of these rows and columns. */
export function* columnsBytes(table: Table, rows: RowNumbers, keys: readonly ColumnKey[]): Steps<Bytes> {
  const { version, revision, isDemo, total } = table;
  const head = JSON.stringify({ format: 1, version, revision, isDemo, total, count: rows.length });
  const parts: Part[] = [textPart(`${head.slice(0, -1)},"columns":{`)];
  for (const [index, key] of keys.entries()) {
    const { shortKey, kind } = columnDefinition(key);
    parts.push(textPart(`${index === 0 ? '' : ','}${JSON.stringify(shortKey)}:`));
    parts.push(...packedColumn(kind, cellTexts(table, key, 'joined'), rows));
    yield;
  }
  parts.push(textPart('}}'));
  return yield* bytesOf(parts);
}
