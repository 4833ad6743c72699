import { beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/testServer.ts';
import {
  type PanelCalls,
  panelCalls,
  panelContent,
  panelSource,
  panelSourceRow,
  refusalOf,
} from './testing/panelCalls.ts';

const invalid = (field: string): readonly unknown[] => [400, 'invalid_parameter', field];
const seqIds = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `${index + 1}-1`);

let server: TestServer;
let mine: PanelCalls;
let id: string;

beforeAll(async () => {
  server = await createTestServer();
  mine = await panelCalls(server, 'SSM-Registered');
  id = String((await mine.create(panelContent({ name: 'Kept' }))).body['id']);
});

async function refusals(content: unknown): Promise<readonly unknown[]> {
  const [created, saved] = [await mine.create(content), await mine.save(id, '*', content)];
  expect(refusalOf(saved)).toEqual(refusalOf(created));
  return refusalOf(created);
}

const listed = (changes: object): object => panelContent({ name: 'Listed', sources: [panelSource(changes)] });
const rowed = (changes: object): object => listed({ rows: [panelSourceRow(), panelSourceRow(changes)] });

describe('R23: hostile source lists of panels', () => {
  it.each([
    ['no list', { sources: 'one' }],
    ['null', { sources: null }],
    ['21 lists', { sources: Array.from({ length: 21 }, (_, index) => panelSource({ id: `list-${index}` })) }],
    ['a million of nothing', { sources: Array.from({ length: 1_000_000 }, () => 0) }],
    ['a million rows of nothing', { sources: [panelSource({ rows: Array.from({ length: 1_000_000 }, () => ({})) })] }],
    ['20,101 rows', { sources: [panelSource({ rows: Array.from({ length: 20_101 }, () => panelSourceRow()) })] }],
  ])('refuses sources that are %s with 400', async (_, changes) => {
    expect(await refusals(panelContent({ name: 'Listed', ...changes }))).toEqual(invalid('sources'));
  });

  it.each([
    ['an id with a slash', { id: 'a/b' }],
    ['an empty id', { id: '' }],
    ['an id of 65 characters', { id: 'x'.repeat(65) }],
    ['an empty name', { file: '' }],
    ['a name of 256 characters', { file: 'x'.repeat(256) }],
    ['a time that is none', { at: 'yesterday' }],
    ['an unknown version', { version: 'V_5K' }],
    ['a revision that cannot be', { catalogueRevision: 'has spaces' }],
    ['a member that nobody asked for', { owner: 'demo-ssm-verified' }],
    ['no rows', { rows: undefined }],
    ['rows that are no list', { rows: {} }],
  ])('refuses a list with %s with 400', async (_, changes) => {
    expect(await refusals(listed(changes))).toEqual(invalid('sources'));
  });

  it.each([
    ['a line 0', { line: 0 }],
    ['half a line', { line: 1.5 }],
    ['a cell of 201 characters', { raw: 'x'.repeat(201) }],
    ['an edited cell of 201 characters', { edited: 'x'.repeat(201) }],
    ['an unknown status', { status: 'found' }],
    ['an unknown reason', { reason: 'because' }],
    ['an unknown decision', { decidedBy: 'somebody' }],
    ['a decision of the object prototype', { decidedBy: 'constructor' }],
    ['a SeqId that is none', { seqIds: ['P05231'] }],
    ['101 SeqIds', { seqIds: seqIds(101) }],
    ['an unknown measure', { measure: 'price' }],
    ['an unknown order', { order: 'cheapest' }],
    ['a member that nobody asked for', { note: 'x' }],
    ['no decision', { decidedBy: undefined }],
  ])('refuses a row with %s with 400', async (_, changes) => {
    expect(await refusals(rowed(changes))).toEqual(invalid('sources'));
  });

  it('names the first invalid value by its path in a short message', async () => {
    const created = await mine.create(
      rowed({ raw: 'x'.repeat(201), ...Object.fromEntries(seqIds(2000).map((key) => [key, 1])) }),
    );
    const detail = String(created.body['detail']);
    expect([detail.startsWith('sources.0.rows.1'), detail.length < 400]).toEqual([true, true]);
  });

  it('returns any cell text unchanged', async () => {
    const cells = [
      '=1+1',
      'a\u0000b',
      '\ud800',
      '\u2028',
      '__proto__',
      '<script>',
      '',
      "'; drop table panel_source; --",
    ];
    const rows = cells.map((raw, index) => panelSourceRow({ raw, edited: raw, line: index + 1, sheet: raw }));
    const source = panelSource({ file: '../../etc/passwd\u0000', rows });
    const created = await mine.create(panelContent({ name: 'Cells', sources: [source] }));
    expect((await mine.get(String(created.body['id']), '/source')).body).toEqual({ items: [source] });
  });
});

describe('R23: hostile input to panels', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   \t '],
    ['spaces of other kinds', '\u00a0\u2003\u3000'],
    ['what cannot be seen', '\u200b\u2060\ufeff'],
    ['121 characters', 'x'.repeat(121)],
    ['121 characters beyond the basic plane', '😀'.repeat(121)],
    ['a NUL', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['an escape sequence', 'a\u001b[31mb'],
    ['a control character of the upper half', 'a\u0085b'],
    ['a line separator', 'a\u2028b'],
    ['half a character', 'a\ud800b'],
    ['more than a name', 'x'.repeat(100_000)],
  ])('refuses a name of %s with 400', async (_, name) => {
    expect(await refusals(panelContent({ name }))).toEqual(invalid('name'));
  });

  it.each([
    ['120 characters', 'x'.repeat(120)],
    ['120 characters beyond the basic plane', '😀'.repeat(120)],
    ['markup', '<script>alert(1)</script>'],
    ['SQL', "'; drop table panel; --"],
    ['a formula', '=cmd|calc'],
    ['a name of the object prototype', '__proto__'],
  ])('accepts a name of %s', async (_, name) => {
    const created = await mine.create(panelContent({ name }));
    expect([created.status, created.body['name']]).toEqual([201, name]);
    const found = await mine.list(`?search=${encodeURIComponent(name)}`);
    expect((found.body['items'] as readonly { name: string }[]).map((item) => item.name)).toEqual([name]);
  });

  it.each([
    ['2,001 characters', 'x'.repeat(2001)],
    ['a NUL', 'a\u0000b'],
    ['a tab', 'a\tb'],
    ['half a character', '\udc00'],
  ])('refuses a description of %s with 400', async (_, description) => {
    expect(await refusals(panelContent({ name: 'D', description }))).toEqual(invalid('description'));
  });

  it('returns a description of 2,000 characters with line breaks unchanged', async () => {
    const description = `${'x'.repeat(1996)}\r\n\n.`;
    const created = await mine.create(panelContent({ name: 'Long', description }));
    expect([created.status, created.body['description']]).toEqual([201, description]);
  });

  it.each([
    ['none', []],
    ['no list', '2-1'],
    ['a number', [2]],
    ['null', [null]],
    ['a list', [['2-1']]],
    ['an empty text', ['']],
    ['no SeqId', ['P05231']],
    ['a SeqId with a space', [' 2-1']],
    ['a SeqId with a line break', ['2-1\n']],
    ['two in one', ['2-1,10001-7']],
    ['a NUL', ['2-1\u0000']],
    ['half a character', ['\ud800']],
    ['another form of a SeqId', ['seq.2.1']],
    ['20,001 of them', seqIds(20_001)],
  ])('refuses SeqIds that are %s with 400', async (_, given) => {
    expect(await refusals(panelContent({ name: 'S', seqIds: given }))).toEqual(invalid('seqIds'));
  });

  it('counts 12,000 SeqIds that are not on the menu, and names the first 20', async () => {
    const content = panelContent({ name: 'S', seqIds: seqIds(12_000) });
    expect(await refusals(content)).toEqual([400, 'not_on_menu', 'seqIds']);
    const { body } = await mine.create(content);
    const unknown = seqIds(12_000).filter((seqId) => seqId !== '2-1');
    expect([body['count'], body['seqIds']]).toEqual([11_999, unknown.slice(0, 20)]);
  });

  it.each([
    ['nothing', '', 'body'],
    ['null', 'null', 'body'],
    ['a list', '[]', 'body'],
    ['what breaks off', '{"name":"A"', 'body'],
    ['no name', '{"version":"V_7K","seqIds":["2-1"]}', 'name'],
    ['a member too many', '{"name":"A","version":"V_7K","seqIds":["2-1"],"owner":"demo-ssm-verified"}', 'body'],
    ['a prototype', '{"name":"A","version":"V_7K","seqIds":["2-1"],"__proto__":{"x":1}}', 'body'],
    ['a version that is none', '{"name":"A","version":"V_5K","seqIds":["2-1"]}', 'version'],
  ])('refuses a body of %s with 400', async (_, body, field) => {
    expect(await refusals(body)).toEqual(invalid(field));
  });

  it.each(['', '?number=1', '/version'])('returns 404 for a malformed id%s', async (rest) => {
    const ids = ['%00', 'a%00b', '..%2F..%2Fetc', '%27%20or%201=1', 'x'.repeat(65), '%F0%9F%98%80', 'constructor'];
    const answers = await Promise.all(ids.map((bad) => mine.get(bad, rest)));
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(ids.map(() => [404, 'not_found']));
  });

  it.each([
    ['number=0', 'number'],
    ['number=1.5', 'number'],
    ['number=99999999999', 'number'],
    ['number=one', 'number'],
  ])('refuses a panel request with %s with 400', async (query, field) => {
    expect(refusalOf(await mine.get(id, `?${query}`))).toEqual(invalid(field));
  });

  it.each([
    ['page=0', 'page'],
    ['page=1000001', 'page'],
    ['page=-1', 'page'],
    ['size=101', 'size'],
    ['sort=owner', 'sort'],
    ['direction=up', 'direction'],
    ['search=%00', 'search'],
    ['search=%0A', 'search'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['search=%ED%A0%80', 'search'],
    ['owner=demo-ssm-verified', 'owner'],
  ])('refuses a list request with %s with 400', async (query, field) => {
    expect(refusalOf(await mine.list(`?${query}`))).toEqual(invalid(field));
  });

  it.each([['abc'], ['"abc'], ['""abc'], ['*, "a"'], ['W/abc'], ['""" "']])(
    'refuses an If-Match of %s with 400',
    async (ifMatch) => {
      expect(refusalOf(await mine.save(id, ifMatch, panelContent()))).toEqual(invalid('If-Match'));
      expect(refusalOf(await mine.remove(id, ifMatch))).toEqual(invalid('If-Match'));
    },
  );

  it.each([['x'.repeat(256)], ['k\u00e9y'], ['']])('refuses an Idempotency-Key of %s with 400', async (key) => {
    const answer = await mine.create(panelContent({ name: 'Key' }), { 'Idempotency-Key': key });
    expect(refusalOf(answer)).toEqual(invalid('Idempotency-Key'));
  });

  it('stores nothing from the requests above', async () => {
    expect([(await mine.get(id)).body['number'], (await mine.list()).body['total']]).toEqual([1, 9]);
  });
});
