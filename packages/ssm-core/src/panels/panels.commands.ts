/**
 * Commands that write saved panels. All reject with a SatError. Only the creation of a panel is retried, because its
 * key prevents a second panel.
 */
import type { SatClient } from '../api/client/client.ts';
import { withRetries } from '../api/client/retry.ts';
import type { Panel, PanelContent, PanelSource } from '../api/types.ts';
import { sourceBatches } from './files/panel.source.ts';
import { etagOf, type TaggedPanel, taggedPanel } from './panels.queries.ts';

function firstCall({ sources = [], ...content }: PanelContent) {
  const [first, ...more] = sourceBatches(sources);
  return { body: first === undefined ? content : { ...content, sources: first }, more };
}

/** Sends the sources that did not fit. The panel already has this content, so its state and ETag do not change. */
async function sendMore(
  client: SatClient,
  saved: TaggedPanel,
  content: PanelContent,
  more: readonly (readonly PanelSource[])[],
  signal: AbortSignal | undefined,
): Promise<TaggedPanel> {
  const { id } = saved.panel;
  for (const sources of more) {
    // Sequential, so that the sources keep their order.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await putPanel(client, id, saved.etag, { ...content, sources }, signal);
  }
  return saved;
}

async function putPanel(
  client: SatClient,
  panelId: string,
  etag: string,
  body: PanelContent,
  signal: AbortSignal | undefined,
  restores?: number,
): Promise<TaggedPanel> {
  const query = restores === undefined ? {} : { restores };
  const { data, headers } = await client.put('/custompanel/panel/{panelId}', {
    params: { path: { panelId }, query, header: { 'If-Match': etag } },
    body,
    signal,
  });
  return taggedPanel(data, headers);
}

/**
 * Saves a new panel. Calls with the same key and content create only one panel. Resolves when all sources are saved,
 * which can take several requests.
 */
export async function createPanel(
  client: SatClient,
  sub: string,
  content: PanelContent,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<TaggedPanel> {
  const { body, more } = firstCall(content);
  const saved = await withRetries(async () => {
    const { data, headers } = await client.post('/custompanel/user/{userSub}/panel', {
      params: { path: { userSub: sub }, header: { 'Idempotency-Key': idempotencyKey } },
      body,
      signal,
    });
    return taggedPanel(data, headers);
  }, signal);
  return sendMore(client, saved, content, more, signal);
}

/**
 * Saves a panel as its next version. Fails with `precondition_failed` if the panel has changed since its ETag was read.
 */
export async function savePanel(
  client: SatClient,
  panelId: string,
  etag: string,
  content: PanelContent,
  signal?: AbortSignal,
): Promise<TaggedPanel> {
  const { body, more } = firstCall(content);
  const saved = await putPanel(client, panelId, etag, body, signal);
  return sendMore(client, saved, content, more, signal);
}

/**
 * Saves an earlier version as the next version, with reagents that have left the menu since. Fails with
 * `precondition_failed` if the panel has changed since its ETag was read.
 */
export function restoreVersion(
  client: SatClient,
  version: Panel,
  etag: string,
  signal?: AbortSignal,
): Promise<TaggedPanel> {
  const { id, number, name, description, version: ofAssay, seqIds } = version;
  return putPanel(client, id, etag, { name, description, version: ofAssay, seqIds }, signal, number);
}

/** Deletes a panel. Resolves to the ETag that restorePanel needs. */
export async function deletePanel(
  client: SatClient,
  panelId: string,
  etag: string,
  signal?: AbortSignal,
): Promise<string> {
  const { headers } = await client.delete('/custompanel/panel/{panelId}', {
    params: { path: { panelId }, header: { 'If-Match': etag } },
    signal,
  });
  return etagOf(undefined, headers);
}

/** Restores a deleted panel with all its versions. `content` may be the old content or a new one. */
export function restorePanel(
  client: SatClient,
  panelId: string,
  deletionEtag: string,
  content: PanelContent,
  signal?: AbortSignal,
): Promise<TaggedPanel> {
  return savePanel(client, panelId, deletionEtag, content, signal);
}

/** Allows or forbids others to read the name and the content hash of a panel after its deletion. */
export async function nameTombstone(client: SatClient, panelId: string, isNamed: boolean): Promise<void> {
  await client.put('/custompanel/panel/{panelId}/tombstone', { params: { path: { panelId } }, body: { isNamed } });
}
