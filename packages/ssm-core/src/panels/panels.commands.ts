/** Writing saved panels. What fails is a SatError; only what has a key of its own is repeated by itself. */
import type { SatClient } from '../api/client.ts';
import { withRetries } from '../api/retry.ts';
import type { PanelContent } from '../api/types.ts';
import { etagOf, type TaggedPanel, taggedPanel } from './panels.queries.ts';

/** Saves a new panel. The same key and content, however often they are sent, make one. */
export function createPanel(
  client: SatClient,
  sub: string,
  content: PanelContent,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<TaggedPanel> {
  return withRetries(async () => {
    const { data, headers } = await client.post('/custompanel/user/{userSub}/panel', {
      params: { path: { userSub: sub }, header: { 'Idempotency-Key': idempotencyKey } },
      body: content,
      signal,
    });
    return taggedPanel(data, headers);
  }, signal);
}

/** Saves a panel as its next version; `precondition_failed` when it has changed since the ETag was read. */
export async function savePanel(
  client: SatClient,
  panelId: string,
  etag: string,
  content: PanelContent,
  signal?: AbortSignal,
): Promise<TaggedPanel> {
  const { data, headers } = await client.put('/custompanel/panel/{panelId}', {
    params: { path: { panelId }, header: { 'If-Match': etag } },
    body: content,
    signal,
  });
  return taggedPanel(data, headers);
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
  return etagOf(headers);
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
