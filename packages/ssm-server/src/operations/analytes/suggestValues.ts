import { allowsFilter } from 'ssm-core';
import { checkFilters, type FilterControl, FilterError, findFilter, suggestFrom } from 'ssm-core/engine';
import { isOwnColumnKey } from 'ssm-core/internal';
import { ProblemError } from '../../answer/problem.ts';
import { ownKeysOf } from '../../catalogue/catalogueFacts.ts';
import { catalogueOf, jsonBytes, negotiate, respondFrom } from '../../exchange/answers.ts';
import type { Exchange, Operation } from '../../exchange/exchange.ts';
import { filterForbidden, visitor } from '../../validate/menuQuery.ts';

const withoutText: ReadonlySet<FilterControl> = new Set<FilterControl>([
  'switch',
  'number',
  'publications',
  'collection',
]);

function checkField({ query, role }: Exchange<'suggestValues'>): void {
  const { field, version } = query;
  const control = findFilter(field)?.control;
  if (control === undefined || withoutText.has(control)) {
    const detail = 'The values of this filter are not text to suggest. Ask for a filter whose values are.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'field' });
  }
  try {
    checkFilters([{ key: field, operator: '=', values: [] }], version);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    const detail = `${version} does not have this filter. describeCatalogue lists those that it has.`;
    throw new ProblemError({ code: error.code, detail, field: 'field' });
  }
  if (!allowsFilter(role, field)) throw filterForbidden('field');
}

export const suggestValues: Operation<'suggestValues'> = async (exchange) => {
  const { version, field, limit = 20 } = exchange.query;
  const term = exchange.query.term.trim();
  if (term === '') {
    const detail = 'The parameter term is empty. Give the text to look for.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'term' });
  }
  checkField(exchange);
  const catalogue = catalogueOf(exchange, version);
  if (isOwnColumnKey(field) && !ownKeysOf(catalogue).includes(field)) {
    const detail = 'The catalogue has no such column. describeCatalogue lists those that it has.';
    throw new ProblemError({ code: 'unknown_filter', detail, field: 'field' });
  }
  return respondFrom(exchange, catalogue, {
    key: JSON.stringify(['suggestValues', catalogue.seed, field, term, limit]),
    mediaType: negotiate(exchange, 'application/json'),
    isSmall: true,
    isOpen: allowsFilter(visitor, field),
    make: () => jsonBytes(suggestFrom(catalogue.table, field, term, limit)),
  });
};
