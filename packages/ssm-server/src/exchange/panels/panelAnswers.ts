import { memoizeOn } from 'ssm-core/internal';
import type { components } from 'ssm-openapi';
import { stateTag } from '../../answer/entityTag.ts';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import type { PanelHead, StoredPanel, VersionHead } from '../../panels/panel.ts';
import { momentaryAnswer } from '../answers.ts';
import type { Exchange } from '../exchange.ts';

type Schemas = components['schemas'];

function panelBody(owner: string, { head, version }: StoredPanel, etag: string): Schemas['Panel'] {
  return {
    id: head.id,
    number: version.number,
    owner,
    name: version.name,
    description: version.description,
    version: head.version,
    seqIds: version.seqIds,
    created: head.created,
    changed: version.saved,
    catalogueRevision: version.revision,
    etag,
  };
}

/**
 * Answers with a panel and the ETag of its state. An earlier version never changes; its ETag cannot be used for a save.
 */
export function panelAnswer(exchange: Exchange, owner: string, found: StoredPanel, status = 200): Response {
  const { head, version } = found;
  const state = version.number === head.newest.number ? head.tag : `${head.id}.${version.number}`;
  const etag = stateTag(state);
  return momentaryAnswer(exchange, panelBody(owner, found, etag), { status, headers: { ETag: etag } });
}

/** The dilution group of each reagent on the menu. Memoized by catalogue. */
const groupsOf = memoizeOn(({ table }: ActiveCatalogue): ReadonlyMap<string, string | null> => {
  const seqIds = table.columns.get('seqId');
  const groups = table.columns.get('dilutionGroup');
  if (seqIds?.kind !== 'text' || groups?.kind !== 'text') return new Map();
  return new Map(
    Array.from(seqIds.codes, (code, row) => [
      seqIds.dictionary[code] as string,
      groups.dictionary[groups.codes[row] as number] ?? null,
    ]),
  );
});

function dilutionsOf(catalogue: ActiveCatalogue, seqIds: readonly string[]): readonly Schemas['PanelDilution'][] {
  const groups = groupsOf(catalogue);
  const counts = new Map<string | null, number>();
  for (const seqId of seqIds) {
    const group = groups.get(seqId) ?? null;
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return Array.from(counts, ([group, count]) => ({ group, count })).toSorted(
    (one, other) => other.count - one.count || Number(one.group === null) - Number(other.group === null),
  );
}

export function panelSummary(
  owner: string,
  head: PanelHead,
  catalogue: ActiveCatalogue | undefined,
  seqIds: readonly string[] | undefined,
): Schemas['PanelSummary'] {
  const { id, version, created, newest, tag } = head;
  const { number, name, description, count, revision, saved } = newest;
  return {
    id,
    number,
    owner,
    name,
    description,
    version,
    count,
    created,
    changed: saved,
    catalogueRevision: revision,
    etag: stateTag(tag),
    ...(catalogue && seqIds && { dilutions: [...dilutionsOf(catalogue, seqIds)] }),
  };
}

export function versionSummary({ revision, ...head }: VersionHead): Schemas['PanelVersion'] {
  return { ...head, catalogueRevision: revision };
}
