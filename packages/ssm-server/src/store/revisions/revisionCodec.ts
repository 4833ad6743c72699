/** Encodes a revision for storage and transfer, as a head of plain values and one compressed part per column. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ColumnKey } from 'ssm-core';
import type { Column, TextColumn } from 'ssm-core/engine';
import { invariant } from 'ssm-core/internal';
import { columnsOfKnowledge, knowledgeOfColumns } from '../../catalogue/knowledge/knowledgeColumns.ts';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { createQueue } from '../../queue/queue.ts';
import { inTurns } from '../../queue/steps.ts';
import { StoreError } from '../store.ts';
import { decodeColumn, decodeCounted, encodeColumn, encodeCounted } from './columnCodec.ts';
import { readEarlierRevision } from './earlierRevision.ts';

export type PartRole = 'menu' | 'column' | 'source' | 'knowledge';

export interface RevisionHead
  extends Pick<CatalogueRevision, 'revision' | 'version' | 'isDemo' | 'label' | 'created' | 'recordCount' | 'report'> {
  readonly menuCount: number;
  readonly derivedFrom: readonly (readonly [key: ColumnKey, measure: string])[];
}

export interface RevisionPart {
  readonly role: PartRole;
  readonly name: string;
  readonly kind: Column['kind'];
  readonly payload: Uint8Array;
}

export interface EncodedRevision {
  readonly head: RevisionHead;
  /**
   * Parts in this order: menu, columns, source columns, and columns of knowledge, whose lengths differ from the others.
   */
  readonly parts: readonly RevisionPart[];
}

const compress = promisify<Uint8Array, object, Uint8Array>(gzip);
const expand = promisify<Uint8Array, object, Uint8Array>(gunzip);

/** Higher levels take much longer and save little. */
const level = 4;
/** Much larger than any column, and much smaller than a server's memory. */
const maximumPartBytes = 256 * 1024 * 1024;

/**
 * Node's thread pool works in order of arrival, and also verifies the signatures of tokens. A hundred columns at once
 * would block sign-in, so one of the four threads stays free.
 */
const partsAtOnce = 3;

function someAtOnce<Given, Made>(given: readonly Given[], make: (each: Given) => Promise<Made>): Promise<Made[]> {
  const queue = createQueue(partsAtOnce, Number.POSITIVE_INFINITY);
  return Promise.all(given.map((each) => queue.run(() => make(each)) as Promise<Made>));
}

export async function encodeRevision(revision: CatalogueRevision): Promise<EncodedRevision> {
  const { revision: id, version, isDemo, label, created, recordCount, report, onMenu } = revision;
  const plain: [PartRole, string, Column][] = [['menu', '', { kind: 'boolean', values: onMenu }]];
  for (const [name, column] of revision.columns) plain.push(['column', name, column]);
  for (const [name, column] of revision.source) plain.push(['source', name, column]);
  for (const [name, column] of columnsOfKnowledge(revision.knowledge)) plain.push(['knowledge', name, column]);
  const parts = await someAtOnce(plain, async ([role, name, column]) => {
    const bytes = role === 'knowledge' ? encodeCounted(column) : encodeColumn(column);
    const payload = await compress(bytes, { level });
    return { role, name, kind: column.kind, payload };
  });
  const menuCount = onMenu.reduce((count, isOn) => count + isOn, 0);
  const derivedFrom = [...revision.derivedFrom];
  return {
    head: { revision: id, version, isDemo, label, created, recordCount, report, menuCount, derivedFrom },
    parts,
  };
}

async function decodePart({ role, kind, payload }: RevisionPart, rowCount: number): Promise<Column> {
  const bytes = await expand(payload, { maxOutputLength: maximumPartBytes });
  return role === 'knowledge' ? decodeCounted(kind, bytes) : decodeColumn(kind, bytes, rowCount);
}

async function decodeParts({ head, parts }: EncodedRevision): Promise<CatalogueRevision> {
  const { menuCount, derivedFrom, ...plain } = head;
  const columns = new Map<string, Column>();
  const source = new Map<string, TextColumn>();
  const knowledge = new Map<string, Column>();
  let onMenu: Uint8Array | undefined;
  const decoded = await someAtOnce(parts, (part) => decodePart(part, head.recordCount));
  parts.forEach(({ role, name }, index) => {
    const column = decoded[index] as Column;
    if (role === 'column') columns.set(name, column);
    else if (role === 'knowledge') knowledge.set(name, column);
    else if (column.kind === 'text' && role === 'source') source.set(name, column);
    else if (column.kind === 'boolean' && role === 'menu') onMenu = column.values;
  });
  invariant(onMenu !== undefined, 'a revision has a part of role menu; save it again.');
  invariant(
    columns.size + source.size + knowledge.size + 1 === parts.length,
    'no two parts have the same role and name; save it again.',
  );
  invariant(
    onMenu.reduce((count, isOn) => count + isOn, 0) === menuCount,
    'the head of a revision counts its menu; save it again.',
  );
  return readEarlierRevision({
    ...plain,
    columns,
    onMenu,
    source,
    derivedFrom: new Map(derivedFrom),
    knowledge: await inTurns(knowledgeOfColumns(knowledge)),
  });
}

/** Rejects with StoreError `damaged` instead of returning a wrong revision. */
export async function decodeRevision(encoded: EncodedRevision): Promise<CatalogueRevision> {
  try {
    return await decodeParts(encoded);
  } catch (cause) {
    const { revision, label } = encoded.head;
    throw new StoreError(
      'damaged',
      `Revision ${revision} (${label}) is damaged and cannot be read. Load its files again, or use another revision.`,
      { cause },
    );
  }
}
