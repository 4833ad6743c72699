/** The record of one loaded or generated catalogue. Immutable: a change is another revision. */
import type { AssayVersion, ColumnKey } from 'ssm-core';
import type { Column, IdentifierKnowledge, TextColumn } from 'ssm-core/engine';
import { columnsOfKnowledge } from './knowledge/knowledgeColumns.ts';
import type { LoadReport } from './report.ts';

export interface CatalogueRevision {
  /** From the content: the same files under the same label make the same revision. URL-safe, 16 characters. */
  readonly revision: string;
  readonly version: AssayVersion;
  readonly isDemo: boolean;
  readonly label: string;
  /** RFC 3339, UTC. Not part of `revision`. */
  readonly created: string;
  /** Every row, also those left off the menu. */
  readonly recordCount: number;
  /**
   * ColumnKey, FilterOnlyColumnKey (v11Only excepted) and what only imports read, one entry a record, in natural SeqId
   * order. Absent: no file has it.
   */
  readonly columns: ReadonlyMap<string, Column>;
  /** One a record: 1 on the menu, 0 left off. */
  readonly onMenu: Uint8Array;
  /** Every header of every file as read, named `file · header`. */
  readonly source: ReadonlyMap<string, TextColumn>;
  /** The measure that fills a column in place of its own, as its file names it. */
  readonly derivedFrom: ReadonlyMap<ColumnKey, string>;
  /** What the tables beside the annotations say. */
  readonly knowledge: IdentifierKnowledge;
  readonly report: LoadReport;
}

/** What a revision is named after. */
export type RevisionContent = Omit<CatalogueRevision, 'revision' | 'created' | 'report'>;

function bytesOf(array: Int32Array | Uint8Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function columnBytes(name: string, column: Column): readonly Uint8Array[] {
  const text = new TextEncoder();
  if (column.kind === 'number') {
    // One bit pattern for NaN, whatever arithmetic it came from.
    const values = Float64Array.from(column.values, (value) => (Number.isNaN(value) ? Number.NaN : value));
    return [text.encode(JSON.stringify([name, column.kind])), new Uint8Array(values.buffer)];
  }
  if (column.kind === 'boolean') return [text.encode(JSON.stringify([name, column.kind])), bytesOf(column.values)];
  return [text.encode(JSON.stringify([name, column.kind, column.dictionary])), bytesOf(column.codes)];
}

/** The id of a revision: the first 16 characters of base64url(SHA-256(content)). */
export async function revisionId(content: RevisionContent): Promise<string> {
  const knowledge = columnsOfKnowledge(content.knowledge);
  const head = [
    content.version,
    content.isDemo,
    content.label,
    content.recordCount,
    [...content.derivedFrom],
    [...content.columns.keys()],
    [...content.source.keys()],
    // Nothing for nothing, so that files without side tables keep the name that they had before there was knowledge.
    ...(knowledge.size === 0 ? [] : [[...knowledge.keys()]]),
  ];
  const parts: Uint8Array[] = [new TextEncoder().encode(JSON.stringify(head)), content.onMenu];
  for (const [name, column] of content.columns) parts.push(...columnBytes(name, column));
  for (const [name, column] of content.source) parts.push(...columnBytes(name, column));
  for (const [name, column] of knowledge) parts.push(...columnBytes(name, column));
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 16);
}

/** Every SeqId of the record, also those left off the menu. */
export function seqIdsOf(revision: CatalogueRevision): ReadonlySet<string> {
  const column = revision.columns.get('seqId');
  return new Set(column?.kind === 'text' ? column.dictionary : []);
}
