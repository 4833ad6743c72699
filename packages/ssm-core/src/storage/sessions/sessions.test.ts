import { describe, expect, test, vi } from 'vitest';
import { readSessions, readSource, writeSessions, writeSource } from './sessions.codec.ts';
import { type ImportSession, maximumKeptBytes } from './sessions.port.ts';
import { canKeep, createMemorySessions } from './sessions.ts';

const place = { owner: 'me', kind: 'import', version: 'V_7K' } as const;
const row = { sheet: 'Table S3', line: 4, raw: 'HER2' };

function session(digest: string, at = '2026-11-22T08:00:00.000Z'): ImportSession {
  return {
    digest,
    name: `${digest}.xlsx`,
    at,
    hasSource: true,
    layout: { sheets: [{ sheet: 'Table S3', header: 2, columns: [{ column: 0, kind: 'seqId' }] }] },
    work: {
      edits: [{ ...row, text: 'ERBB2' }],
      decisions: [
        {
          ...row,
          seqId: null,
          decision: { kind: 'take', seqIds: ['1-1'], by: 'best', measure: 'loDb', order: 'lowest' },
        },
        { ...row, line: 5, seqId: '2-1', decision: { kind: 'refuse' } },
      ],
    },
  };
}

function start(today = '2026-11-22T09:00:00Z') {
  const onFault = vi.fn();
  const storage = createMemorySessions({ onFault, now: () => new Date(today) });
  return { storage, sessions: storage.open(place), onFault };
}

describe('the stored form of a session', () => {
  test('is read back as written', async () => {
    expect(readSessions(writeSessions([session('a')]))).toEqual([session('a')]);
    const file = new File([Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)], 'a.xlsx');
    const read = readSource(await writeSource({ kind: 'file', file }));
    const again = read?.kind === 'file' ? read.file : undefined;
    expect([again?.name, await again?.arrayBuffer()]).toEqual(['a.xlsx', await file.arrayBuffer()]);
    expect(readSource(await writeSource({ kind: 'text', text: 'IL6\n' }))).toEqual({ kind: 'text', text: 'IL6\n' });
  });

  test.each([
    null,
    3,
    'no JSON',
    '{"format":2,"sessions":[]}',
    '{"format":1,"sessions":[{"digest":""}]}',
    writeSessions([session('a')]).replace('"refuse"', '"burn"'),
  ])('R10: is not a list of sessions: %s', (stored) => {
    expect(readSessions(stored)).toBe(null);
  });

  test.each([undefined, '{}', '{"format":1,"kind":"file","name":"a","bytes":"%"}'])(
    'R10: is not a source: %s',
    (stored) => {
      expect(readSource(stored)).toBe(null);
    },
  );
});

describe('sessions', () => {
  test('are stored with their lists, most recently used first, and at most three', async () => {
    const { sessions } = start();
    for (const digest of ['a', 'b', 'c', 'd']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sessions.keep(session(digest), { kind: 'text', text: digest });
    }
    await sessions.keep({ ...session('b'), name: 'again.xlsx' }, null);
    expect((await sessions.list()).map(({ name, hasSource }) => [name, hasSource])).toEqual([
      ['again.xlsx', true],
      ['d.xlsx', true],
      ['c.xlsx', true],
    ]);
    expect([await sessions.source('b'), await sessions.source('a')]).toEqual([{ kind: 'text', text: 'b' }, null]);
    await sessions.remove('b');
    expect([(await sessions.list()).length, await sessions.source('b')]).toEqual([2, null]);
  });

  test('R44: belong to one person, one dialog and one version of the menu', async () => {
    const { storage, sessions } = start();
    await sessions.keep(session('a'), null);
    const others = [
      { ...place, owner: 'you' },
      { ...place, kind: 'search' as const },
      { ...place, version: 'V_11K' as const },
    ];
    expect(await Promise.all(others.map((other) => storage.open(other).list()))).toEqual([[], [], []]);
    expect((await storage.open(place).list()).length).toBe(1);
  });

  test('expire after seven days', async () => {
    const { sessions } = start('2026-11-29T08:00:01Z');
    await sessions.keep(session('a'), null);
    await sessions.keep(session('b', '2026-11-29T08:00:00Z'), null);
    expect((await sessions.list()).map(({ digest }) => digest)).toEqual(['b']);
  });

  test('keep their decisions, but not a list of more than 4 MB', async () => {
    const { sessions } = start();
    const source = { kind: 'text', text: 'x'.repeat(maximumKeptBytes + 1) } as const;
    await sessions.keep(session('a'), source);
    const [kept] = await sessions.list();
    expect([canKeep(source), kept?.hasSource, await sessions.source('a')]).toEqual([false, false, null]);
  });
});
