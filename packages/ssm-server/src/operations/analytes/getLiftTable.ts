/** GET /menuquery/secured/lift: coefficients with which a list is moved to another assay version. */
import { assayVersions } from 'ssm-core';
import { ProblemError } from '../../answer/problem.ts';
import { liftTableOf } from '../../catalogue/sheet/liftTable.ts';
import { catalogueOf, jsonBytes, negotiate, respondFrom } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';
import { inTurns } from '../../queue/steps.ts';

export const getLiftTable: Operation<'getLiftTable'> = async (exchange) => {
  const { from, to, matrix } = exchange.query;
  if (from === to) {
    const detail = 'The versions from and to are the same. Give two different versions.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'to' });
  }
  const target = catalogueOf(exchange, to);
  const version = assayVersions.find((each) => each !== to);
  const catalogue = version && exchange.services.catalogues.get(version);
  // SeqIds of a demo are invented, so its tables say nothing about measured reagents.
  const other = catalogue?.isDemo === target.isDemo ? catalogue : undefined;
  return respondFrom(exchange, target, {
    key: JSON.stringify(['getLiftTable', target.seed, other?.seed, from, to, matrix]),
    mediaType: negotiate(exchange, 'application/json'),
    make: async () => jsonBytes(await inTurns(liftTableOf({ from, to, matrix }, target, other))),
  });
};
