import { allowsFilter, type Catalogue, type CatalogueCategory, type CatalogueColumn, type Role } from 'ssm-core';
import { columnsOfVersion, type FilterCategory, filterDefinitions } from 'ssm-core/engine';
import { ownFilterDefinition } from 'ssm-core/internal';
import type { Bytes } from '../../answer/bytes.ts';
import { type ActiveCatalogue, derivationSaid } from '../../catalogue/active.ts';
import { columnFacts, filterOptions, ownColumnsOf } from '../../catalogue/catalogueFacts.ts';
import type { PlannedAnswer } from '../../exchange/answers.ts';
import { catalogueOf, jsonBytes, negotiate, respondFrom } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';
import { inTurns, type Steps } from '../../queue/steps.ts';

function* describe(active: ActiveCatalogue, definitions: readonly FilterCategory[]): Steps<Bytes> {
  const { version, revision, isDemo, label, loaded, table, derivedFrom, knowledge } = active;
  const { withdrawn, withdrawnByOther, liftPairs } = active;
  const columns: CatalogueColumn[] = [];
  for (const { key, shortKey } of columnsOfVersion(version)) {
    columns.push({ key, shortKey, ...columnFacts(table, [key]), ...derivationSaid(derivedFrom.get(key)) });
    yield;
  }
  const ownColumns = ownColumnsOf(active);
  for (const { key } of ownColumns) {
    columns.push({ key, shortKey: key, ...columnFacts(table, [key]), derivedFrom: null });
    yield;
  }
  const filters: CatalogueCategory[] = [];
  for (const definition of [...definitions, ...ownColumns.map(({ key }) => ownFilterDefinition(key))]) {
    const facts = columnFacts(table, definition.columns);
    filters.push({ key: definition.key, ...facts, options: filterOptions(table, definition) });
    yield;
  }
  const head = { version, revision, isDemo, label, loaded, total: table.total };
  const catalogue: Catalogue = {
    ...head,
    columns,
    filters,
    sources: [...knowledge.sources],
    lifts: [...liftPairs],
    ...(ownColumns.length > 0 && { ownColumns: [...ownColumns] }),
    testsGeneSets: true,
    keepsOwnCollections: true,
    withdrawn: [...withdrawn],
    withdrawnByOther: [...withdrawnByOther],
  };
  return jsonBytes(catalogue);
}

/** Describes a catalogue. Lists only filters that the version has and that the role may use. */
export function planDescription(catalogue: ActiveCatalogue, role: Role): PlannedAnswer {
  const { version, seed, label, loaded } = catalogue;
  const filters = filterDefinitions.filter(
    ({ key, versions }) => (versions === undefined || versions.includes(version)) && allowsFilter(role, key),
  );
  const keys = filters.map(({ key }) => key);
  return {
    key: JSON.stringify(['describeCatalogue', seed, label, loaded, keys]),
    mediaType: 'application/json',
    isPopular: true,
    make: () => inTurns(describe(catalogue, filters)),
  };
}

export const describeCatalogue: Operation<'describeCatalogue'> = async (exchange) => {
  const catalogue = catalogueOf(exchange, exchange.query.version);
  negotiate(exchange, 'application/json');
  return respondFrom(exchange, catalogue, planDescription(catalogue, exchange.role));
};
