/** Server data as query options: key, call and cache policy in one value. */
import type { Clause } from '../../filter/clause.ts';
import { normaliseFilters, writeFilters } from '../../filter/codec/filter.codec.ts';
import { columnDefinitions, type FieldKey, fieldDefinition, otherNamesKey } from '../../table/columns.ts';
import { MalformedColumnsError } from '../../table/parse/parse.error.ts';
import { parseColumns } from '../../table/parse/parse.ts';
import type { Table } from '../../table/table.ts';
import { failureOf } from '../answer.ts';
import type { SatClient } from '../client/client.ts';
import { areLists, expected } from '../client/expected.ts';
import { SatError } from '../error.ts';
import {
  type AnalyteColumns,
  type AssayVersion,
  type Catalogue,
  columnsMediaType,
  type RequestPath,
} from '../types.ts';
import { getQuery } from './getQuery.ts';
import { type SatQuery, satQuery } from './query.ts';
import type { TablePart } from './wholeTable.ts';

export interface MenuQueryInput {
  readonly version: AssayVersion;
  readonly requestPath: RequestPath;
  readonly clauses?: readonly Clause[];
  /** Of the catalogue, where it is known: what the browser keeps of it need not be asked about. */
  readonly edition?: string | undefined;
}

export interface TableQueryInput extends MenuQueryInput {
  /** Columns to fetch, in any order; seqId always comes. */
  readonly fields: readonly FieldKey[];
  /** `local` keeps a fetch in the background from turning global loading on; default `global`. */
  readonly loading?: 'local' | 'global';
  /** These rows alone; all without. */
  readonly part?: TablePart | undefined;
  /** Asks for all rows part by part. */
  readonly inParts?: boolean;
  /** What is there already. An answer with the same tag is it, and need not be read. */
  readonly held?: (() => TaggedTable | undefined) | undefined;
}

/** A table with the ETag of its answer. */
export interface TaggedTable {
  readonly table: Table;
  readonly tag: string | null;
}

/** An unfiltered table is worth keeping for the way back to its version; of filtered ones there may be many. */
const unfilteredKeptMs = 30 * 60_000;
export const filteredKeptMs = 60_000;

/** The analytes as columns, from the columnar media type. */
export function tableQuery(client: SatClient, input: TableQueryInput): SatQuery<Table> {
  const { version, requestPath, clauses = [], part, inParts = false } = input;
  const fields = fieldsOf(input.fields);
  return satQuery({
    key: [version, 'table', requestPath, normaliseFilters(clauses), fields, ...(part ? [JSON.stringify(part)] : [])],
    keptMs: clauses.length === 0 ? unfilteredKeptMs : filteredKeptMs,
    // A filtered table may differ within a revision: v11Only also reads the catalogue of V_7K.
    merge: clauses.length === 0 ? keepSameRevision : (_, after) => after,
    edition: input.edition,
    async fetch(signal, named) {
      const ask = async (rows?: TablePart, edition = named): Promise<Table> => {
        const asked = { ...input, edition, part: rows };
        try {
          return (await taggedTable(client, asked, signal)).table;
        } catch (cause) {
          // A server that is not up to date yet knows no other names.
          const known = input.fields.filter((key) => key !== otherNamesKey);
          const isKnown = !(cause instanceof SatError && cause.code === 'unknown_field');
          if (isKnown || known.length === input.fields.length) throw cause;
          return (await taggedTable(client, { ...asked, fields: known }, signal)).table;
        }
      };
      try {
        return await (inParts ? (await import('./wholeTable.ts')).wholeTable(fields, ask) : ask(part));
      } catch (cause) {
        // A server that is not up to date yet knows no parts.
        if (part && cause instanceof SatError && cause.field === 'limit') return ask();
        throw inParts ? failureOf(cause, undefined) : cause;
      }
    },
  });
}

/** The same, asked without a cache. */
export async function taggedTable(
  client: SatClient,
  input: TableQueryInput,
  signal?: AbortSignal,
): Promise<TaggedTable> {
  const { version, held, part, edition, loading = 'global' } = input;
  const { path, query } = menuParameters(input);
  let same: TaggedTable | undefined;
  const { data, headers } = await client.get('/menuquery/{reqPath}/somamer/search', {
    params: { path, query: { ...query, fields: fieldsOf(input.fields), ...part, ...(edition && { edition }) } },
    accept: columnsMediaType,
    loading,
    signal,
    async readJson(response) {
      // Asked for late: a copy may have come while the server was waited for.
      const holding = held?.();
      const tag = response.headers.get('ETag');
      if (tag === null || tag !== holding?.tag) return response.json();
      same = holding;
      await response.body?.cancel();
      return undefined;
    },
  });
  if (same !== undefined) return same;
  return { table: readTable(data, version), tag: headers.get('ETag') };
}

/** Which catalogue is in use and what its columns and filters hold. Clauses play no part. */
export function catalogueQuery(client: SatClient, input: MenuQueryInput): SatQuery<Catalogue> {
  const { version, requestPath, edition } = input;
  return getQuery(
    client,
    '/menuquery/{reqPath}/catalogue',
    { params: { path: { reqPath: requestPath }, query: { version } }, loading: 'global' },
    {
      key: [version, 'catalogue', requestPath],
      edition,
      isExpected: (data) => data?.version === version && areLists(data.columns, data.filters),
    },
  );
}

/** seqId always, in the catalogue's order: the same columns are the same question. */
function fieldsOf(fields: readonly FieldKey[]): string {
  const columns = columnDefinitions.filter(({ key }) => key === 'seqId' || fields.includes(key));
  const others = fields.includes(otherNamesKey) ? [fieldDefinition(otherNamesKey)] : [];
  return [...columns, ...others].map(({ shortKey }) => shortKey).join(',');
}

/** What every question about a menu is asked with. */
export function menuParameters({ version, requestPath, clauses = [] }: MenuQueryInput) {
  const filters = clauses.length === 0 ? {} : { filters: writeFilters(clauses) };
  return { path: { reqPath: requestPath }, query: { version, ...filters } };
}

function readTable(data: AnalyteColumns, version: AssayVersion): Table {
  try {
    const table = parseColumns(data);
    return expected(table, table.version === version);
  } catch (cause) {
    throw cause instanceof MalformedColumnsError ? new SatError('malformed', { status: 200, cause }) : cause;
  }
}

/** One revision is immutable, so asked again it is the same table, with whatever was computed from it. */
function keepSameRevision(before: Table | undefined, after: Table): Table {
  return before?.revision === after.revision ? before : after;
}
