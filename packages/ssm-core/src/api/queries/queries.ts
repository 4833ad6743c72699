import type { Clause } from '../../filter/clause.ts';
import { normaliseFilters, writeFilters } from '../../filter/codec/filter.codec.ts';
import {
  columnDefinition,
  columnDefinitions,
  type FieldDefinition,
  type FieldKey,
  fieldDefinition,
  otherNamesKey,
} from '../../table/columns.ts';
import { isOwnColumnKey } from '../../table/ownColumns.ts';
import { MalformedColumnsError } from '../../table/parse/parse.column.ts';
import { parseColumns } from '../../table/parse/parse.ts';
import type { Table } from '../../table/table.ts';
import { areLists, expected, failureOf } from '../answer.ts';
import type { SatClient } from '../client/client.ts';
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
  /**
   * Edition of the catalogue that the caller knows. With it, the browser can use its HTTP cache without asking the
   * server.
   */
  readonly edition?: string | undefined;
}

export interface TableQueryInput extends MenuQueryInput {
  /** Columns to fetch, in any order; seqId is always included. */
  readonly fields: readonly FieldKey[];
  /** `local` excludes this fetch from the page's loading state; default `global`. */
  readonly loading?: 'local' | 'global';
  /** Fetches only these rows; default: all. */
  readonly part?: TablePart | undefined;
  /** Fetches all rows in parts. */
  readonly inParts?: boolean;
  /** Returns the table that the caller already has. The body of an answer with the same ETag is not read. */
  readonly held?: (() => TaggedTable | undefined) | undefined;
}

/** A table with the ETag of its answer. */
export interface TaggedTable {
  readonly table: Table;
  readonly tag: string | null;
}

/** An unfiltered table stays cached for long, because users return to its version. */
const unfilteredKeptMs = 30 * 60_000;
export const filteredKeptMs = 60_000;

/** Fetches the analytes as columns, in the columnar media type. */
export function tableQuery(client: SatClient, input: TableQueryInput): SatQuery<Table> {
  const { version, requestPath, clauses = [], part, inParts = false } = input;
  const fields = fieldsOf(input.fields);
  return satQuery({
    key: [version, 'table', requestPath, normaliseFilters(clauses), fields, ...(part ? [JSON.stringify(part)] : [])],
    keptMs: clauses.length === 0 ? unfilteredKeptMs : filteredKeptMs,
    // A filtered table may change within a revision, because the filter v11Only also reads the catalogue of V_7K.
    merge: clauses.length === 0 ? keepSameRevision : (_, after) => after,
    edition: input.edition,
    async fetch(signal, named) {
      const ask = async (rows?: TablePart, edition = named): Promise<Table> => {
        const asked = { ...input, edition, part: rows };
        try {
          return (await taggedTable(client, asked, signal)).table;
        } catch (cause) {
          // An older server does not know the other-names field.
          const known = input.fields.filter((key) => key !== otherNamesKey);
          const isKnown = !(cause instanceof SatError && cause.code === 'unknown_field');
          if (isKnown || known.length === input.fields.length) throw cause;
          return (await taggedTable(client, { ...asked, fields: known }, signal)).table;
        }
      };
      try {
        return await (inParts ? (await import('./wholeTable.ts')).wholeTable(fields, ask) : ask(part));
      } catch (cause) {
        // An older server refuses the parameter `limit`, so the whole table is requested.
        if (part && cause instanceof SatError && cause.field === 'limit') return ask();
        throw inParts ? failureOf(cause, undefined) : cause;
      }
    },
  });
}

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
      // Called late, because the caller may have received a copy of the table meanwhile.
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

/** Fetches which catalogue is in use and what its columns and filters hold. Ignores clauses. */
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

/** Always includes seqId and uses the catalogue's order, so that equal columns give equal cache keys. */
function fieldsOf(fields: readonly FieldKey[]): string {
  const columns: FieldDefinition[] = columnDefinitions.filter(({ key }) => key === 'seqId' || fields.includes(key));
  columns.push(...fields.filter(isOwnColumnKey).toSorted().map(columnDefinition));
  const others = fields.includes(otherNamesKey) ? [fieldDefinition(otherNamesKey)] : [];
  return [...columns, ...others].map(({ shortKey }) => shortKey).join(',');
}

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

/** Keeps the table object of an unchanged revision, so that results memoized for it stay valid. */
function keepSameRevision(before: Table | undefined, after: Table): Table {
  return before?.revision === after.revision ? before : after;
}
