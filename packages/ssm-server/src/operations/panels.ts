/** Calls of /custompanel about panels. */
import { sha256Of } from 'ssm-core/internal';
import type { components } from 'ssm-openapi';
import { expectedStates, stateTag } from '../answer/entityTag.ts';
import { ProblemError } from '../answer/problem.ts';
import { momentaryAnswer, momentaryText } from '../exchange/answers.ts';
import { callerOf, type Operation } from '../exchange/exchange.ts';
import { panelAnswer, panelSummary, versionSummary } from '../exchange/panels/panelAnswers.ts';
import { panelDraft } from '../exchange/panels/panelDraft.ts';
import { doneOf, noSuchPanel } from '../exchange/panels/panelRefusals.ts';
import { isSearchable } from '../panels/panel.ts';
import type { CreationKey, PanelToSave, ReadTombstone } from '../panels/panels.ts';

const keyShape = /^[\x20-\x7e]{1,255}$/;

async function fingerprintOf({ content, sources }: PanelToSave): Promise<string> {
  const { name, description, version, seqIds } = content;
  // Without sources, the fingerprint is the same as in earlier releases.
  const ofSources = sources.length === 0 ? [] : [sources.map(({ text }) => text)];
  return sha256Of(JSON.stringify([name, description, version, seqIds, ...ofSources]));
}

async function creationKey(given: string | null, draft: PanelToSave): Promise<CreationKey | undefined> {
  if (given === null) return undefined;
  if (!keyShape.test(given)) {
    const detail = 'The Idempotency-Key must be 1 to 255 printable ASCII characters, such as a UUID.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'Idempotency-Key' });
  }
  return { key: given, fingerprint: await fingerprintOf(draft) };
}

export const createPanel: Operation<'createPanel'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const draft = panelDraft(exchange, exchange.body);
  const key = await creationKey(exchange.request.headers.get('Idempotency-Key'), draft);
  const created = doneOf(await exchange.services.panels.create(sub, draft, key));
  return panelAnswer(exchange, sub, created, created.isNew ? 201 : 200);
};

/** PUT /custompanel/panel/{panelId}: saves a panel's next version, or restores a deleted one. */
export const savePanel: Operation<'savePanel'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const expected = expectedStates(exchange.request.headers.get('If-Match'));
  const draft = { ...panelDraft(exchange, exchange.body), restores: exchange.query.restores };
  const saved = await exchange.services.panels.save(sub, exchange.path.panelId, expected, draft);
  return panelAnswer(exchange, sub, doneOf(saved));
};

/** DELETE /custompanel/panel/{panelId}. With the ETag of this response, savePanel restores the panel. */
export const deletePanel: Operation<'deletePanel'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const expected = expectedStates(exchange.request.headers.get('If-Match'));
  const state = doneOf(await exchange.services.panels.remove(sub, exchange.path.panelId, expected));
  return new Response(null, {
    status: 204,
    headers: { ETag: stateTag(state), 'Cache-Control': 'no-store', 'X-Request-Id': exchange.requestId },
  });
};

/** GET /custompanel/panel/{panelId}: the newest or an earlier version of a panel. */
export const getPanel: Operation<'getPanel'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const found = await exchange.services.panels.find(sub, exchange.path.panelId, exchange.query.number);
  if (found === undefined) throw noSuchPanel();
  return panelAnswer(exchange, sub, found);
};

export const listPanels: Operation<'listPanels'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const { search = '', seqId, sort = 'changed', direction, page = 1, size = 20 } = exchange.query;
  if (!isSearchable(search)) {
    const detail = 'The parameter search holds control characters, which no panel has. Leave them out.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'search' });
  }
  const isDescending = direction === undefined ? sort === 'changed' || sort === 'count' : direction === 'descending';
  const found = await exchange.services.panels.list(sub, { search, seqId, sort, isDescending, page, size });
  const { panels, catalogues } = exchange.services;
  const lists = await panels.seqIds(sub, found.items);
  const items = found.items.map((head) => panelSummary(sub, head, catalogues.get(head.version), lists.get(head.id)));
  return momentaryAnswer(exchange, { items, total: found.total, page, size });
};

/** GET /custompanel/panel/{panelId}/version: the saves of a panel, newest first. */
export const listPanelVersions: Operation<'listPanelVersions'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const { page = 1, size = 20 } = exchange.query;
  const found = await exchange.services.panels.versions(sub, exchange.path.panelId, page, size);
  if (found === undefined) throw noSuchPanel();
  return momentaryAnswer(exchange, { items: found.items.map(versionSummary), total: found.total, page, size });
};

/** GET /custompanel/panel/{panelId}/source: the imported lists of a version and of all versions before it. */
export const listPanelSources: Operation<'listPanelSources'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const found = await exchange.services.panels.sources(sub, exchange.path.panelId, exchange.query.number);
  if (found === undefined) throw noSuchPanel();
  // Joins the stored texts, because parsing lists of 20,000 rows would be slow.
  return momentaryText(exchange, `{"items":[${found.join(',')}]}`);
};

function tombstoneBody(found: ReadTombstone | undefined): components['schemas']['Tombstone'] {
  if (found === undefined) throw noSuchPanel();
  const { name, hash, ...facts } = found;
  return { ...facts, name: name || null, hash: hash || null };
}

/** GET /custompanel/panel/{panelId}/tombstone: what the address of a panel says after its deletion. */
export const getTombstone: Operation<'getTombstone'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const found = await exchange.services.panels.tombstone(sub, exchange.path.panelId);
  return momentaryAnswer(exchange, tombstoneBody(found));
};

/** PUT /custompanel/panel/{panelId}/tombstone: allows or forbids others to read the name and the hash. */
export const saveTombstone: Operation<'saveTombstone'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const { path, body } = exchange;
  const found = await exchange.services.panels.nameTombstone(sub, path.panelId, body.isNamed);
  return momentaryAnswer(exchange, tombstoneBody(found));
};
