/** GET /menuquery/{reqPath}/catalogue: which catalogue is in use, and what its columns and filters hold. */
import {
  allowsFilter,
  type Catalogue,
  type CatalogueColumn,
  type CatalogueFilter,
  columnsOfVersion,
  type FilterDefinition,
  filterDefinitions,
  type Role,
} from 'ssm-core';
import type { PlannedAnswer } from '../answer/respond.ts';
import type { ActiveCatalogue } from '../catalogue/active.ts';
import { columnFacts, filterOptions } from './catalogueFacts.ts';
import { catalogueOf, jsonBytes, negotiate, type Operation, respondFrom } from './exchange.ts';

function describe(active: ActiveCatalogue, filters: readonly FilterDefinition[]): Catalogue {
  const { version, revision, isDemo, label, loaded, table, derivedFrom } = active;
  return {
    version,
    revision,
    isDemo,
    label,
    loaded,
    total: table.total,
    columns: columnsOfVersion(version).map(({ key, shortKey }): CatalogueColumn => {
      return { key, shortKey, ...columnFacts(table, [key]), derivedFrom: derivedFrom.get(key) ?? null };
    }),
    filters: filters.map((definition): CatalogueFilter => {
      const facts = columnFacts(table, definition.columns);
      return { key: definition.key, ...facts, options: filterOptions(table, definition) };
    }),
  };
}

/** The answer to a role: it lists the filters that the version has and the role may use. */
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
    make: () => jsonBytes(describe(catalogue, filters)),
  };
}

export const describeCatalogue: Operation<'describeCatalogue'> = async (exchange) => {
  const catalogue = catalogueOf(exchange, exchange.query.version);
  negotiate(exchange, 'application/json');
  return respondFrom(exchange, catalogue, planDescription(catalogue, exchange.role));
};
