/** GET /menuquery/{reqPath}/catalogue: which catalogue is in use, and what its columns and filters hold. */
import {
  allowsFilter,
  type Catalogue,
  type CatalogueColumn,
  type CatalogueFilter,
  columnsOfVersion,
  type FilterDefinition,
  filterDefinitions,
} from 'ssm-core';
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

export const describeCatalogue: Operation<'describeCatalogue'> = async (exchange) => {
  const { version } = exchange.query;
  const catalogue = catalogueOf(exchange, version);
  const filters = filterDefinitions.filter(
    ({ key, versions }) => (versions === undefined || versions.includes(version)) && allowsFilter(exchange.role, key),
  );
  const keys = filters.map(({ key }) => key);
  const { seed, label, loaded } = catalogue;
  return respondFrom(exchange, catalogue, {
    key: JSON.stringify(['describeCatalogue', seed, label, loaded, keys]),
    mediaType: negotiate(exchange, 'application/json'),
    make: () => jsonBytes(describe(catalogue, filters)),
  });
};
