/**
 * GET /menuquery/secured/collection: browse topics or other gene sets, and how much of them each version measures.
 * GET /menuquery/secured/gene-set: the genes of all sets.
 */
import { assayVersions, type CollectionList } from 'ssm-core';
import type { Bytes } from '../answer/bytes.ts';
import type { ActiveCatalogue } from '../catalogue/active.ts';
import { ownColumnsOf } from '../catalogue/catalogueFacts.ts';
import { collectionsOf } from '../catalogue/collections/buildCollections.ts';
import { geneSetTableOf } from '../catalogue/collections/geneSetTable.ts';
import { catalogueOf, jsonBytes, negotiate, respondFrom } from '../exchange/answers.ts';
import type { Exchange, Operation } from '../exchange/exchange.ts';
import { searchText } from '../panels/panel.ts';
import { inTurns } from '../queue/steps.ts';

type Query = Exchange<'listCollections'>['query'];

async function list(catalogues: readonly ActiveCatalogue[], query: Query): Promise<Bytes> {
  const { kind = 'topics', category, ids, search = '', genes = false, page = 1, size = 20 } = query;
  const { topics, geneSets } = await collectionsOf(catalogues);
  const asked = new Set(ids?.split(','));
  const ofKind = kind === 'topics' ? topics : geneSets;
  const all = ids === undefined ? ofKind : [...topics, ...geneSets].filter(({ id }) => asked.has(id));
  const words = searchText(search).split(/\s+/);
  const families = new Map<string, string>(catalogues.flatMap(ownColumnsOf).map(({ key, title }) => [key, title]));
  const found = all.filter((collection) => {
    const name = searchText(`${collection.name} ${families.get(collection.category) ?? ''}`);
    return (category === undefined || collection.category === category) && words.every((word) => name.includes(word));
  });
  const shown = found.slice((page - 1) * size, page * size);
  const answer: CollectionList = {
    items: shown.map((collection) => (genes ? collection : { ...collection, genes: null })),
    total: found.length,
    page,
    size,
  };
  return jsonBytes(answer);
}

function cataloguesOf({ services }: { readonly services: Exchange<'listCollections'>['services'] }) {
  return assayVersions.flatMap((version) => services.catalogues.get(version) ?? []);
}

export const listCollections: Operation<'listCollections'> = async (exchange) => {
  const catalogues = cataloguesOf(exchange);
  // A version without a catalogue gets no counts. Throws if no version has one.
  const first = catalogues[0] ?? catalogueOf(exchange, 'V_7K');
  const { kind, category, ids, search, genes, page, size } = exchange.query;
  const asked = [kind, category, ids, search?.trim(), genes, page, size];
  const seeds = catalogues.map(({ seed, label }) => [seed, label]);
  return respondFrom(exchange, first, {
    key: JSON.stringify(['listCollections', seeds, asked]),
    mediaType: negotiate(exchange, 'application/json'),
    make: () => list(catalogues, exchange.query),
  });
};

export const getGeneSets: Operation<'getGeneSets'> = async (exchange) => {
  const { version } = exchange.query;
  const catalogue = catalogueOf(exchange, version);
  const catalogues = cataloguesOf(exchange);
  const other = catalogues.find((each) => each.version !== version);
  const seeds = catalogues.map(({ seed, label }) => [seed, label]);
  return respondFrom(exchange, catalogue, {
    key: JSON.stringify(['getGeneSets', seeds, version]),
    mediaType: negotiate(exchange, 'application/json'),
    make: async () => jsonBytes(await inTurns(geneSetTableOf(await collectionsOf(catalogues), catalogue, other))),
  });
};
