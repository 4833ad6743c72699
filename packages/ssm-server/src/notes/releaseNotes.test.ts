import { describe, expect, it } from 'vitest';
import { createTestServer, problemFacts } from '../testing/testServer.ts';
import { fixedNotes, newestFirst, type ReleaseNote, readNote } from './releaseNotes.ts';

const note = (version: string, date: string): ReleaseNote => ({ version, date, title: `Of ${version}`, markdown: '' });

describe('readNote', () => {
  it('reads version, date and title before the Markdown, with any kind of line end', () => {
    const expected = { version: '1.2.0', date: '2026-11-22', title: 'Files: all of them', markdown: '## New\n\nText' };
    const text = '---\nversion: 1.2.0\ndate: 2026-11-22\ntitle: Files: all of them\n---\n\n## New\n\nText\n';
    expect(readNote(text)).toEqual({ note: expected });
    const windows = `\ufeff${text.replaceAll('\n', '\r\n')}`;
    expect(readNote(windows)).toEqual({ note: { ...expected, markdown: '## New\r\n\r\nText' } });
  });

  it.each([
    ['# 1.2.0', 'it does not begin with version, date and title between two lines of "---"'],
    ['', 'it does not begin with version, date and title between two lines of "---"'],
    ['---\nversion: a b\ndate: 2026-11-22\ntitle: T\n---', 'its version is none such as 1.2.0'],
    ['---\nversion: 1\ndate: 2026-13-40\ntitle: T\n---', 'its date is none such as 2026-11-22'],
    ['---\nversion: 1\ndate: 2026-11-22\n---', 'its title cannot be used: expected string, received undefined'],
    ['---\nversion: 1\ndate: 2026-11-22\ntitle: T\nauthor: A\n---', 'Unrecognized key: "author"'],
  ])('says why %j is not a note', (text, fault) => {
    expect(readNote(text)).toEqual({ fault });
  });
});

it('release notes are sorted newest first, by date and then by version', () => {
  const notes = [note('1.9.0', '2026-01-02'), note('1.10.0', '2026-01-02'), note('0.9', '2026-02-01')];
  expect(newestFirst(notes).map(({ version }) => version)).toEqual(['0.9', '1.10.0', '1.9.0']);
});

describe('GET /menuquery/secured/release-note', () => {
  const path = '/sat/menuquery/secured/release-note';

  it('S1-12: returns the notes, newest first, to signed-in callers, and 304 until the notes change', async () => {
    const [older, newer] = [note('1.0.0', '2026-01-01'), note('1.1.0', '2026-02-01')];
    const server = await createTestServer({ notes: fixedNotes([older, newer]) });
    const headers = await server.signIn('SSM-Public');
    const first = await server.ask(path, { headers });
    const tag = first.headers.get('ETag') ?? '';
    expect([first.status, first.headers.get('Cache-Control'), await first.json()]).toEqual([
      200,
      'private, no-cache',
      [newer, older],
    ]);
    const again = await server.ask(path, { headers: { ...headers, 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('S2-10: refuses visitors', async () => {
    const server = await createTestServer();
    expect(problemFacts(await server.get(path))).toEqual([401, 'unauthenticated', undefined, undefined]);
  });
});
