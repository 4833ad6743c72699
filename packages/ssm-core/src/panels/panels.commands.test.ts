import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FetchShaped } from '../api/client/client.ts';
import type { PanelContent } from '../api/types.ts';
import { createHandledClient, nothingMore, problemAnswer, rejectionOf } from '../testing/answers.ts';
import { panel, panelAnswer, panelContent, panelEtag, panelSource, panelSourceRow } from '../testing/panels.ts';
import { createPanel, deletePanel, restorePanel, restoreVersion, savePanel } from './panels.commands.ts';

interface Sent {
  readonly call: string;
  readonly header: string | null;
  readonly body: unknown;
}

function start(header: string, handler: FetchShaped) {
  const sent: Sent[] = [];
  const { client } = createHandledClient(async (request) => {
    const text = await request.text();
    sent.push({
      call: `${request.method} ${request.url.slice('http://sat.test/sat/custompanel/'.length)}`,
      header: request.headers.get(header),
      body: text === '' ? null : JSON.parse(text),
    });
    return handler(request);
  });
  return { client, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('S1-16: the command that restores a version sends the content and the number of the version', async () => {
  const { client, sent } = start('If-Match', async () => panelAnswer({ number: 6 }, '"six"'));
  const version = { ...panel, number: 2 };
  expect(await restoreVersion(client, version, panelEtag)).toEqual({
    panel: { ...panel, number: 6, etag: '"six"' },
    etag: '"six"',
  });
  const { name, description, version: ofAssay, seqIds } = panel;
  expect(sent).toEqual([
    {
      call: `PUT panel/${panel.id}?restores=2`,
      header: panelEtag,
      body: { name, description, version: ofAssay, seqIds },
    },
  ]);
});

describe('creating a panel', () => {
  const created: Sent = { call: 'POST user/sub-1/panel', header: 'key-1', body: panelContent };

  test('R4: sends the content with the idempotency key', async () => {
    const { client, sent } = start('Idempotency-Key', async () => panelAnswer());
    expect(await createPanel(client, 'sub-1', panelContent, 'key-1')).toEqual({ panel, etag: panelEtag });
    expect(sent).toEqual([created]);
  });

  test('R12: is retried with the same key, at most twice and after the delay in Retry-After', async () => {
    const { client, sent } = start('Idempotency-Key', async () =>
      problemAnswer({ status: 503, code: 'unavailable' }, { 'Retry-After': '3' }),
    );
    const rejection = rejectionOf(createPanel(client, 'sub-1', panelContent, 'key-1'));
    const counts: number[] = [];
    for (const ms of [0, 2999, 1, 3000, 60_000]) {
      // oxlint-disable-next-line no-await-in-loop -- time passes step by step
      await vi.advanceTimersByTimeAsync(ms);
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 1, 2, 3, 3]);
    expect(sent).toEqual([created, created, created]);
    expect(await rejection).toEqual({ ...nothingMore, status: 503, code: 'unavailable', retryAfterSeconds: 3 });
  });

  test('R12: is not retried after a refusal or an abort', async () => {
    const refused = start('Idempotency-Key', async () => problemAnswer({ status: 409, code: 'name_taken' }));
    await rejectionOf(createPanel(refused.client, 'sub-1', panelContent, 'key-1'));
    const controller = new AbortController();
    const broken = start('Idempotency-Key', () => Promise.reject(new TypeError('refused')));
    const rejection = rejectionOf(createPanel(broken.client, 'sub-1', panelContent, 'key-1', controller.signal));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await rejection).toEqual({ ...nothingMore, status: 0, code: 'aborted' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([refused.sent.length, broken.sent.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
  });
});

describe('imported lists beyond the limit of one request', () => {
  /** Each source has 4 MB. */
  const rows = Array.from({ length: 20_000 }, () => panelSourceRow({ raw: 'x'.repeat(100) }));
  const sources = ['one', 'two', 'three'].map((id) => panelSource({ id, rows }));
  const sentIds = (sent: readonly Sent[]) =>
    sent.map(({ call, body }) => [call, (body as PanelContent).sources?.map(({ id }) => id)]);

  test('S4-21: are sent in order by further requests, which create no further version', async () => {
    const { client, sent } = start('If-Match', async () => panelAnswer());
    const saved = await createPanel(client, 'sub-1', { ...panelContent, sources }, 'key-1');
    expect(saved).toEqual({ panel, etag: panelEtag });
    expect(sentIds(sent)).toEqual([
      ['POST user/sub-1/panel', ['one']],
      ['PUT panel/panel-1', ['two']],
      ['PUT panel/panel-1', ['three']],
    ]);
    expect(sent.map(({ header }) => header)).toEqual([null, panelEtag, panelEtag]);
  });

  test('S4-21: are sent with the next version too, and a failure to send them is reported', async () => {
    let calls = 0;
    const { client, sent } = start('If-Match', async () =>
      ++calls === 3 ? problemAnswer({ status: 507, code: 'insufficient_storage' }) : panelAnswer({}, '"four"'),
    );
    const rejection = await rejectionOf(savePanel(client, 'panel-1', panelEtag, { ...panelContent, sources }));
    expect(rejection).toEqual({ ...nothingMore, status: 507, code: 'insufficient_storage' });
    expect(sentIds(sent).map(([, ids]) => ids)).toEqual([['one'], ['two'], ['three']]);
    expect(sent.map(({ header }) => header)).toEqual([panelEtag, '"four"', '"four"']);
  });
});

describe('saving a panel', () => {
  test('R5: sends the content with the ETag of the state that it replaces', async () => {
    const { client, sent } = start('If-Match', async () => panelAnswer({ number: 4 }, '"four"'));
    const saved = await savePanel(client, 'panel-1', panelEtag, panelContent);
    expect(saved).toEqual({ panel: { ...panel, number: 4, etag: '"four"' }, etag: '"four"' });
    expect(sent).toEqual([{ call: 'PUT panel/panel-1', header: panelEtag, body: panelContent }]);
  });

  test('R12: is never retried, because it has no idempotency key', async () => {
    const { client, sent } = start('If-Match', async () => problemAnswer({ status: 503 }));
    await rejectionOf(savePanel(client, 'panel-1', panelEtag, panelContent));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toEqual(1);
  });
});

describe('deleting a panel', () => {
  test('returns the ETag with which the panel can be restored', async () => {
    const gone = new Response(null, { status: 204, headers: { ETag: '"gone"' } });
    const answers = [gone, panelAnswer({}, '"back"')];
    const { client, sent } = start('If-Match', async () => answers.shift() as Response);
    const deletionEtag = await deletePanel(client, 'panel-1', panelEtag);
    expect(deletionEtag).toEqual('"gone"');
    expect(await restorePanel(client, 'panel-1', deletionEtag, panelContent)).toEqual({
      panel: { ...panel, etag: '"back"' },
      etag: '"back"',
    });
    expect(sent).toEqual([
      { call: 'DELETE panel/panel-1', header: panelEtag, body: null },
      { call: 'PUT panel/panel-1', header: '"gone"', body: panelContent },
    ]);
  });

  test('R11: fails as malformed if the answer has no ETag', async () => {
    const { client } = start('If-Match', async () => new Response(null, { status: 204 }));
    expect(await rejectionOf(deletePanel(client, 'panel-1', panelEtag))).toEqual({
      ...nothingMore,
      status: 200,
      code: 'malformed',
    });
  });
});
