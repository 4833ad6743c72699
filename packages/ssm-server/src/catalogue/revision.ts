/** The immutable record of one loaded or generated catalogue. A change is another revision. */
import type { AssayVersion, ColumnKey } from 'ssm-core';
import type { Column, IdentifierKnowledge, TextColumn } from 'ssm-core/engine';
import { columnsOfKnowledge } from './knowledge/knowledgeColumns.ts';
import type { LoadReport } from './report.ts';

export interface CatalogueRevision {
  /**
   * Hash of the content. The same files with the same label give the same revision. 16 characters that a URL may
   * contain.
   */
  readonly revision: string;
  readonly version: AssayVersion;
  readonly isDemo: boolean;
  readonly label: string;
  /** RFC 3339, UTC. Not part of `revision`. */
  readonly created: string;
  readonly recordCount: number;
  /**
   * Columns by key, one entry per record in natural SeqId order. Keys are ColumnKeys, FilterOnlyColumnKeys except
   * v11Only, and columns that only imports read. A column is absent if no file has it.
   */
  readonly columns: ReadonlyMap<string, Column>;
  readonly onMenu: Uint8Array;
  /** Every column of every file as it was read, under `file · header`. */
  readonly source: ReadonlyMap<string, TextColumn>;
  readonly derivedFrom: ReadonlyMap<ColumnKey, string>;
  readonly knowledge: IdentifierKnowledge;
  readonly report: LoadReport;
}

export type RevisionContent = Omit<CatalogueRevision, 'revision' | 'created' | 'report'>;

function bytesOf(array: Int32Array | Uint8Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function columnBytes(name: string, column: Column): readonly Uint8Array[] {
  const text = new TextEncoder();
  if (column.kind === 'number') {
    // NaN can have several bit patterns, so all are replaced by one.
    const values = Float64Array.from(column.values, (value) => (Number.isNaN(value) ? Number.NaN : value));
    return [text.encode(JSON.stringify([name, column.kind])), new Uint8Array(values.buffer)];
  }
  if (column.kind === 'boolean') return [text.encode(JSON.stringify([name, column.kind])), bytesOf(column.values)];
  return [text.encode(JSON.stringify([name, column.kind, column.dictionary])), bytesOf(column.codes)];
}

/** Returns the first 16 characters of base64url(SHA-256(content)). */
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
    // Adds nothing without knowledge, so such files keep the ids of earlier releases.
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

export function seqIdsOf(revision: CatalogueRevision): ReadonlySet<string> {
  const column = revision.columns.get('seqId');
  return new Set(column?.kind === 'text' ? column.dictionary : []);
}
