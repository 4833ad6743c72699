/** POST /custompanel/user/{userSub}/membership: the panels and collections that have any of some reagents. */
import { type AssayVersion, assayVersions } from 'ssm-core';
import { listSeparator } from 'ssm-core/engine';
import { rowOfSeqId } from 'ssm-core/internal';
import type { components } from 'ssm-openapi';
import type { ActiveCatalogue } from '../catalogue/active.ts';
import { collectionsOf } from '../catalogue/collections/buildCollections.ts';
import { catalogueOf, momentaryAnswer } from '../exchange/answers.ts';
import { callerOf, type Operation, type Services } from '../exchange/exchange.ts';

type Schemas = components['schemas'];
type Category = Schemas['CollectionCategory'];

/** Number of panels that are read for one call. */
const mostPanels = 500;

interface Member {
  readonly name: string;
  readonly seqIds: readonly string[];
}

function mostFirst<Each extends Member>(members: readonly Each[]): Each[] {
  return members
    .filter(({ seqIds }) => seqIds.length > 0)
    .toSorted((one, other) => other.seqIds.length - one.seqIds.length || one.name.localeCompare(other.name, 'en'));
}

async function panelsWith(
  { panels }: Services,
  owner: string,
  seqIds: readonly string[],
): Promise<Pick<Schemas['Membership'], 'panels' | 'checked' | 'total'>> {
  const order = { search: '', sort: 'changed', isDescending: true } as const;
  const { items, total } = await panels.list(owner, { ...order, page: 1, size: mostPanels });
  const lists = await panels.seqIds(owner, items);
  // A question may have ten times the reagents of a panel, so each panel is looked up in the question.
  const places = new Map(seqIds.map((seqId, place) => [seqId, place]));
  const placeOf = (seqId: string): number => places.get(seqId) ?? -1;
  const found = items.map(({ id, version, newest: { name, number, count } }) => {
    const own = (lists.get(id) ?? []).filter((seqId) => places.has(seqId));
    return { panelId: id, name, version, number, count, seqIds: own.toSorted((a, b) => placeOf(a) - placeOf(b)) };
  });
  return { panels: mostFirst(found), checked: lists.size, total };
}

/** Returns the reagents of the filters of collections, by `category\tvalue`, in the order of the question. */
function foundByFilters(
  { table }: ActiveCatalogue,
  rows: ReadonlyMap<string, number>,
  seqIds: readonly string[],
  categories: ReadonlySet<Category>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const category of categories) {
    const column = table.columns.get(category);
    if (column?.kind !== 'list') continue;
    for (const seqId of seqIds) {
      const entry = column.dictionary[column.codes[rows.get(seqId) ?? -1] ?? -1];
      for (const value of entry?.split(listSeparator) ?? []) {
        const key = `${category}\t${value}`;
        const known = found.get(key);
        if (known === undefined) found.set(key, [seqId]);
        else known.push(seqId);
      }
    }
  }
  return found;
}

async function collectionsWith(
  { catalogues }: Services,
  version: AssayVersion,
  foundIn: (categories: ReadonlySet<Category>) => ReadonlyMap<string, readonly string[]>,
): Promise<Schemas['Membership']['collections']> {
  const { topics, geneSets } = await collectionsOf(assayVersions.flatMap((each) => catalogues.get(each) ?? []));
  const all = [...topics, ...geneSets];
  const found = foundIn(new Set(all.map(({ category }) => category)));
  return mostFirst(
    all.map(({ id, category, param, name, isDemo, versions }) => ({
      id,
      category,
      param,
      name,
      isDemo,
      count: versions.find((each) => each.version === version)?.filtered ?? 0,
      seqIds: [...(found.get(`${category}\t${param}`) ?? [])],
    })),
  );
}

export const findMembership: Operation<'findMembership'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const { services, body } = exchange;
  const { version } = body;
  const seqIds = [...new Set(body.seqIds)];
  const catalogue = catalogueOf(exchange, version);
  const rows = rowOfSeqId(catalogue.table);
  return momentaryAnswer(exchange, {
    catalogueRevision: catalogue.revision,
    notOnMenu: seqIds.filter((seqId) => !rows.has(seqId)),
    ...(await panelsWith(services, sub, seqIds)),
    collections: await collectionsWith(services, version, (categories) =>
      foundByFilters(catalogue, rows, seqIds, categories),
    ),
  });
};
