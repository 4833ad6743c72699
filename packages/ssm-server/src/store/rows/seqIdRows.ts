/**
 * Stores the SeqIds of panel versions. A short list is text in the version's row. A long list has its own row, and is
 * stored whole or as its difference from a whole list of the same panel. Reading any list therefore takes at most two
 * rows.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { isKnownEverywhere, packedLists } from '../schema/schemaState.ts';
import { MalformedSeqIdsError } from '../seqIds/numberBytes.ts';
import { decodeSeqIds, encodeSeqIds } from '../seqIds/seqIdsCodec.ts';
import { applyDifference, differenceOf } from '../seqIds/seqIdsDifference.ts';

export const separator = ',';
/** A list of up to this many characters is stored as text, because a row of its own would take as much space. */
const longestText = 1000;
/** Largest difference, as a share of its base. Above this, storing the whole list costs less. */
const smallestPart = 1 / 16;

export interface StoredSeqIds {
  readonly text: string | null;
  readonly payload: Uint8Array | null;
  /** Payload of the list from which this list differs; null for a whole list. */
  readonly base: Uint8Array | null;
}

function readBytes(payload: Uint8Array, base: Uint8Array | null): readonly string[] {
  try {
    return base === null ? decodeSeqIds(payload) : applyDifference(decodeSeqIds(base), payload);
  } catch (cause) {
    throw new MalformedSeqIdsError('they cannot be unpacked', { cause });
  }
}

/** Reads a stored list. Throws MalformedSeqIdsError unless it has `count` SeqIds. */
export function readSeqIds({ text, payload, base }: StoredSeqIds, count: number): readonly string[] {
  const seqIds = payload === null ? (text?.split(separator) ?? []) : readBytes(payload, base);
  if (seqIds.length === count) return seqIds;
  throw new MalformedSeqIdsError(`${seqIds.length} of them in place of ${count}`);
}

export function versionsOf(database: Kysely<Database>, owner: string) {
  return database
    .selectFrom('panel_version')
    .leftJoin('panel_seq_ids as own', (join) =>
      join
        .onRef('own.owner', '=', 'panel_version.owner')
        .onRef('own.panel', '=', 'panel_version.panel')
        .onRef('own.number', '=', 'panel_version.number'),
    )
    .leftJoin('panel_seq_ids as whole', (join) =>
      join
        .onRef('whole.owner', '=', 'panel_version.owner')
        .onRef('whole.panel', '=', 'panel_version.panel')
        .onRef('whole.number', '=', 'own.base')
        .onRef('whole.number', '<', 'own.number'),
    )
    .select(['panel_version.count', 'seq_ids as text', 'own.payload as payload', 'whole.payload as base'])
    .where('panel_version.owner', '=', owner);
}

interface Whole {
  readonly number: number;
  readonly payload: Uint8Array;
}

async function lastWhole(database: Kysely<Database>, owner: string, panel: string): Promise<Whole | undefined> {
  return database
    .selectFrom('panel_seq_ids')
    .select(['number', 'payload'])
    .where('owner', '=', owner)
    .where('panel', '=', panel)
    .where(sql<boolean>`base = number`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function difference({ payload }: Whole, seqIds: readonly string[]): Uint8Array | undefined {
  return differenceOf(decodeSeqIds(payload), seqIds, payload.length * smallestPart);
}

/**
 * Stores a list. A long list gets its own row once every server of the database can read such rows. Returns the text
 * for the version's row, or null.
 */
export async function insertSeqIds(
  database: Kysely<Database>,
  { owner, panel, number }: { readonly owner: string; readonly panel: string; readonly number: number },
  seqIds: readonly string[],
): Promise<string | null> {
  const text = seqIds.join(separator);
  if (text.length <= longestText || !(await isKnownEverywhere(database, packedLists))) return text;
  const whole = await lastWhole(database, owner, panel);
  const changed = whole === undefined ? undefined : difference(whole, seqIds);
  const stored =
    whole === undefined || changed === undefined
      ? { base: number, payload: encodeSeqIds(seqIds) }
      : { base: whole.number, payload: changed };
  await database
    .insertInto('panel_seq_ids')
    .values({ owner, panel, number, ...stored })
    .execute();
  return null;
}
