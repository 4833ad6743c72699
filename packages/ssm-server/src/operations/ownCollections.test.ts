import type { RoleTitle } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { demoPerson } from '../identity/demoPerson.ts';
import { createTestServer, type TestServer } from '../testing/testServer.ts';

interface Answered {
  readonly status: number;
  readonly etag: string | null;
  readonly cache: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

async function callsOf({ ask, signIn }: TestServer, title: RoleTitle = 'SSM-Registered') {
  const signedIn = await signIn(title);
  async function call(path: string, method: string, content?: object, ifMatch?: string): Promise<Answered> {
    const answer = await ask(`/sat/custompanel${path}`, {
      method,
      headers: {
        ...signedIn,
        ...(content && { 'Content-Type': 'application/json' }),
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
      },
      ...(content && { body: JSON.stringify(content) }),
    });
    const text = await answer.text();
    const { headers, status } = answer;
    const body = text === '' ? {} : (JSON.parse(text) as Answered['body']);
    return { status, etag: headers.get('ETag'), cache: headers.get('Cache-Control'), body };
  }
  const all = `/user/${demoPerson(title).sub}/collection`;
  return {
    create: (content: object) => call(all, 'POST', content),
    list: () => call(all, 'GET'),
    get: (id: string) => call(`/collection/${id}`, 'GET'),
    save: (id: string, content: object, ifMatch: string) => call(`/collection/${id}`, 'PUT', content, ifMatch),
    remove: (id: string, ifMatch: string) => call(`/collection/${id}`, 'DELETE', undefined, ifMatch),
  };
}

const content = { name: ' Haemolysis ', note: 'pilot', seqIds: ['20000-1', '2-1', '20000-1'] };
const idOf = ({ body }: Answered) => String(body['id']);
const refusalOf = ({ status, body }: Answered) => [status, body['code'], body['field']];

describe('own collections', () => {
  it('are saved, read, listed, changed and deleted, and no response may be cached', async () => {
    const mine = await callsOf(await createTestServer());
    const created = await mine.create({ ...content, leftOut: [{ written: 'X1', status: 'blank', reason: null }] });
    const id = idOf(created);
    expect(created).toMatchObject({
      status: 201,
      cache: 'no-store',
      body: { name: 'Haemolysis', seqIds: ['20000-1', '2-1'], leftOut: [{ written: 'X1' }], etag: created.etag },
    });
    expect(await mine.get(id)).toEqual({ ...created, status: 200 });
    expect((await mine.list()).body).toEqual({ items: [created.body] });
    const saved = await mine.save(id, { name: 'Other', seqIds: ['2-1'] }, created.etag ?? '');
    expect(saved.body).toMatchObject({ id, name: 'Other', note: '', seqIds: ['2-1'], leftOut: [] });
    const late = await mine.save(id, content, created.etag ?? '');
    expect([...refusalOf(late), late.etag, late.body['etag']]).toEqual([
      412,
      'precondition_failed',
      undefined,
      saved.etag,
      saved.etag,
    ]);
    const removed = await mine.remove(id, `W/${saved.etag}`);
    expect([removed.status, (await mine.get(id)).status, (await mine.list()).body]).toEqual([204, 404, { items: [] }]);
    expect((await mine.save(id, content, removed.etag ?? '')).body).toMatchObject({ id, name: 'Haemolysis' });
  });

  it('take reagents of both menus, and name those of neither', async () => {
    const mine = await callsOf(await createTestServer());
    expect((await mine.create({ name: 'Both', seqIds: ['2-1', '20000-1'] })).status).toEqual(201);
    const unknown = await mine.create({ name: 'Unknown', seqIds: ['2-1', '9-99'] });
    expect([...refusalOf(unknown), unknown.body['seqIds']]).toEqual([400, 'not_on_menu', 'seqIds', ['9-99']]);
  });

  it('say which field is wrong, and which collection has a name', async () => {
    const mine = await callsOf(await createTestServer());
    const id = idOf(await mine.create(content));
    const taken = await mine.create({ ...content, name: 'HAEMOLYSIS' });
    expect([...refusalOf(taken), taken.body['collectionId']]).toEqual([409, 'name_taken', 'name', id]);
    const bell = String.fromCharCode(7);
    for (const [changes, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(121) }, 'name'],
      [{ note: bell }, 'note'],
      [{ seqIds: [] }, 'seqIds'],
      [{ leftOut: [{ written: 'x'.repeat(201), status: 'exact', reason: null }] }, 'leftOut'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- a failure names its change
      expect(refusalOf(await mine.create({ ...content, ...changes }))).toEqual([400, 'invalid_parameter', field]);
    }
  });

  it('of another person are not found', async () => {
    const server = await createTestServer();
    const created = await (await callsOf(server)).create(content);
    const other = await callsOf(server, 'Certified-Site');
    const id = idOf(created);
    const answers = [
      await other.get(id),
      await other.save(id, content, created.etag ?? ''),
      await other.remove(id, '*'),
      await other.get('mine-never'),
    ];
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [404, 'not_found', undefined]));
  });
});
