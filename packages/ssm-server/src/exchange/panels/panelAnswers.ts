import type { components } from 'ssm-openapi';
import { stateTag } from '../../answer/entityTag.ts';
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

export function panelSummary(owner: string, head: PanelHead): Schemas['PanelSummary'] {
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
  };
}

export function versionSummary({ revision, ...head }: VersionHead): Schemas['PanelVersion'] {
  return { ...head, catalogueRevision: revision };
}
