/**
 * The SeqIds of a panel's versions as rows. A short list is a text beside its version. A long one is a row of its own: whole,
 * or as its difference from a whole one of the same panel, so that no list takes more than two rows to be read.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/schema.ts';
import { isKnownEverywhere, packedLists } from '../schema/schemaState.ts';
import { MalformedSeqIdsError } from '../seqIds/numberBytes.ts';
import { decodeSeqIds, encodeSeqIds } from '../seqIds/seqIdsCodec.ts';
import { applyDifference, differenceOf } from '../seqIds/seqIdsDifference.ts';

export const separator = ',';
/** Characters up to which a list is kept as a text: a row of its own would take as much. */
const longestText = 1000;
/** A difference is kept up to this part of the list that it is from; then the next whole list costs less. */
const smallestPart = 1 / 16;

/** What is stored of a list. */
export interface StoredSeqIds {
  /** Joined by commas; null where the list has a row of its own. */
  readonly text: string | null;
  readonly payload: Uint8Array | null;
  /** Of the list that the payload is a difference from; null for a whole one. */
  readonly base: Uint8Array | null;
}

function readBytes(payload: Uint8Array, base: Uint8Array | null): readonly string[] {
  try {
    return base === null ? decodeSeqIds(payload) : applyDifference(decodeSeqIds(base), payload);
  } catch (cause) {
    throw new MalformedSeqIdsError('they cannot be unpacked', { cause });
  }
}

/** `count` is how many there were. Throws MalformedSeqIdsError, and never answers a broken list. */
export function readSeqIds({ text, payload, base }: StoredSeqIds, count: number): readonly string[] {
  const seqIds = payload === null ? (text?.split(separator) ?? []) : readBytes(payload, base);
  if (seqIds.length === count) return seqIds;
  throw new MalformedSeqIdsError(`${seqIds.length} of them in place of ${count}`);
}

/** The versions of an owner's panels with what is stored of their lists; to be narrowed. */
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

/** The whole list of a panel that was stored last. */
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
 * Stores the list where it is long, and where every server of the database reads such lists. Answers the text to keep beside its
 * version; null where there is none.
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
