/** Writing saved panels. What fails is a SatError; only what has a key of its own is repeated by itself. */
import type { SatClient } from '../api/client/client.ts';
import { withRetries } from '../api/client/retry.ts';
import type { Panel, PanelContent, PanelSource } from '../api/types.ts';
import { sourceBatches } from './files/panel.source.ts';
import { etagOf, type TaggedPanel, taggedPanel } from './panels.queries.ts';

/** The content with so many of its sources as one call takes, and what is left of these. */
function firstCall({ sources = [], ...content }: PanelContent) {
  const [first, ...more] = sourceBatches(sources);
  return { body: first === undefined ? content : { ...content, sources: first }, more };
}

/** Sends what a first call had no room for. The panel has the content already, so that its state stays as it is. */
async function sendMore(
  client: SatClient,
  saved: TaggedPanel,
  content: PanelContent,
  more: readonly (readonly PanelSource[])[],
  signal: AbortSignal | undefined,
): Promise<TaggedPanel> {
  const { id } = saved.panel;
  for (const sources of more) {
    // One after the other: they stay in their order.
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
 * Saves a new panel. The same key and content, however often they are sent, make one. Sources of more than one call are
 * sent by several; only when all are saved it resolves.
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

/** Saves a panel as its next version; `precondition_failed` when it has changed since the ETag was read. */
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
 * Saves an earlier version of a panel as its next one, with the reagents that have left the menu since;
 * `precondition_failed` when the panel has changed since the ETag was read.
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

/** Deletes a panel. The ETag that it resolves to is what restorePanel takes. */
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

/** Brings a deleted panel back with all its versions; `content` is what it was, or what it is to be from now on. */
export function restorePanel(
  client: SatClient,
  panelId: string,
  deletionEtag: string,
  content: PanelContent,
  signal?: AbortSignal,
): Promise<TaggedPanel> {
  return savePanel(client, panelId, deletionEtag, content, signal);
}
