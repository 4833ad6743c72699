/** GET /menuquery/{reqPath}/somamer/search: the analytes of a version as a list or as columns. */
import type { Clause } from 'ssm-core';
import {
  columnsMediaType,
  columnsOfVersion,
  type FieldKey,
  filterRows,
  identifierColumnKeys,
  normaliseFilters,
  otherNamesKey,
} from 'ssm-core/engine';
import { columnsBytes, listBytes } from '../../answer/tableBytes.ts';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { ownKeysOf } from '../../catalogue/catalogueFacts.ts';
import type { PlannedAnswer } from '../../exchange/answers.ts';
import { catalogueOf, negotiate, respondFrom } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';
import { inTurns } from '../../queue/steps.ts';
import { areOpen, readClauses, readFields } from '../../validate/menuQuery.ts';

type SearchMediaType = 'application/json' | typeof columnsMediaType;

interface Part {
  readonly offset: number;
  readonly limit: number;
}

const everything: Part = { offset: 0, limit: Number.POSITIVE_INFINITY };

function planSearch(
  { table, edition }: ActiveCatalogue,
  clauses: readonly Clause[],
  keys: readonly FieldKey[],
  mediaType: SearchMediaType,
  { offset, limit }: Part = everything,
): PlannedAnswer {
  // All pages that contain every row share one cache entry.
  const part = offset === 0 && limit >= table.rowCount ? [] : [offset, limit];
  return {
    key: JSON.stringify(['searchAnalytes', edition, normaliseFilters(clauses), keys, mediaType, ...part]),
    mediaType,
    isPopular: clauses.length === 0,
    isOpen: areOpen(clauses),
    make() {
      const stepsOf = mediaType === columnsMediaType ? columnsBytes : listBytes;
      const rows = filterRows(table, clauses);
      return inTurns(stepsOf(table, rows.subarray(offset, offset + limit), keys));
    },
  };
}

export const searchAnalytes: Operation<'searchAnalytes'> = async (exchange) => {
  const { version, filters, fields, offset = everything.offset, limit = everything.limit } = exchange.query;
  const catalogue = catalogueOf(exchange, version);
  const mediaType = negotiate<SearchMediaType>(exchange, 'application/json', columnsMediaType);
  const ownKeys = ownKeysOf(catalogue);
  const clauses = readClauses(filters, version, exchange.role, ownKeys);
  const keys = readFields(fields, version, ownKeys);
  return respondFrom(exchange, catalogue, planSearch(catalogue, clauses, keys, mediaType, { offset, limit }));
};

/**
 * Returns the requests that nearly every visitor makes: the initial columns, the remaining columns, and the plain list.
 */
export function popularSearches(catalogue: ActiveCatalogue): readonly PlannedAnswer[] {
  const all = columnsOfVersion(catalogue.version).map((column) => column.key);
  const rest = all.filter((key) => key === 'seqId' || !identifierColumnKeys.includes(key));
  return [
    planSearch(catalogue, [], identifierColumnKeys, columnsMediaType),
    planSearch(catalogue, [], [...rest, otherNamesKey], columnsMediaType),
    planSearch(catalogue, [], all, columnsMediaType),
    planSearch(catalogue, [], all, 'application/json'),
  ];
}
