import type { ImportSession, ImportSessions } from 'ssm-core';
import { expect, test, vi } from 'vitest';
import { lateSessions } from './lateSessions.ts';

const place = { owner: 'ann', kind: 'import', version: 'V_7K' } as const;
const session = { digest: 'd' } as ImportSession;

test('what is kept is asked once its code has come; while it does not come nothing is kept', async () => {
  const open = vi.fn(
    (): ImportSessions => ({
      list: async () => [session],
      source: async () => null,
      keep: async () => undefined,
      remove: async () => undefined,
    }),
  );
  const load = vi.fn(async () => ({ open }));
  load.mockRejectedValueOnce(new TypeError('offline'));
  const sessions = lateSessions(load).open(place);
  const before = load.mock.calls.length;
  const missed = await sessions.list();
  expect([before, missed, await sessions.list(), await sessions.source('d'), open.mock.calls]).toEqual([
    0,
    [],
    [session],
    null,
    [[place]],
  ]);
});
