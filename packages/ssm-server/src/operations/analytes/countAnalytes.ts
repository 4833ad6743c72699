import type { AnalyteCount } from 'ssm-core';
import { countFilters, writeFilters } from 'ssm-core/engine';
import { ownKeysOf } from '../../catalogue/catalogueFacts.ts';
import { catalogueOf, jsonBytes, negotiate, respondFrom } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';
import { areOpen, readClauses } from '../../validate/menuQuery.ts';

export const countAnalytes: Operation<'countAnalytes'> = async (exchange) => {
  const { version, filters } = exchange.query;
  const catalogue = catalogueOf(exchange, version);
  const mediaType = negotiate(exchange, 'application/json');
  const clauses = readClauses(filters, version, exchange.role, ownKeysOf(catalogue));
  const { table, revision, seed } = catalogue;
  return respondFrom(exchange, catalogue, {
    // Clauses are not normalised, because the answer lists them in the given order.
    key: JSON.stringify(['countAnalytes', seed, writeFilters(clauses)]),
    mediaType,
    isSmall: true,
    isOpen: areOpen(clauses),
    make() {
      const answer: AnalyteCount = { version, revision, total: table.total, ...countFilters(table, clauses) };
      return jsonBytes(answer);
    },
  });
};
