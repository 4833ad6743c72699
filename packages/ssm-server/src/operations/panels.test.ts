import { describe, expect, it } from 'vitest';
import { createPanels } from '../panels/createPanels.ts';
import { memoryTables } from '../panels/memoryTables.ts';
import type { Panels } from '../panels/panels.ts';
import { StoreError } from '../store/store.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { createTestServer } from '../testing/testServer.ts';
import { type PanelAnswer, panelCalls, panelContent, panelSource, refusalOf } from './testing/panelCalls.ts';

async function started() {
  const clock = { now: new Date('2026-03-04T05:06:07.000Z') };
  const panels = createPanels(memoryTables(), { now: () => clock.now });
  const server = await createTestServer({ panels });
  return { clock, server, mine: await panelCalls(server, 'SSM-Registered') };
}

const idOf = ({ body }: PanelAnswer): string => String(body['id']);

describe('panels', () => {
  it('S1-06 a panel is saved, read, listed and saved again, and no response may be cached', async () => {
    const { clock, mine } = await started();
    const created = await mine.create(panelContent({ name: '  Cytokines ', seqIds: ['20000-1', '2-1', '20000-1'] }));
    const id = idOf(created);
    const first = {
      id,
      number: 1,
      owner: 'demo-ssm-registered',
      name: 'Cytokines',
      description: '',
      version: 'V_11K',
      seqIds: ['20000-1', '2-1'],
      created: '2026-03-04T05:06:07.000Z',
      changed: '2026-03-04T05:06:07.000Z',
      catalogueRevision: 'small-V_11K-1',
      etag: created.etag,
    };
    expect(created).toEqual({ status: 201, etag: created.etag, cache: 'no-store', body: first });
    expect(await mine.get(id)).toEqual({ ...created, status: 200 });
    clock.now = new Date('2026-03-04T06:00:00.000Z');
    const { name, ...rest } = panelContent({ description: 'one\ntwo', seqIds: ['10001-7'] }) as { name: string };
    const saved = await mine.save(id, created.etag, { ...rest, name: `${name} 2` });
    const second = {
      ...first,
      number: 2,
      name: 'Cytokines 2',
      description: 'one\ntwo',
      seqIds: ['10001-7'],
      changed: '2026-03-04T06:00:00.000Z',
      etag: saved.etag,
    };
    expect(saved).toEqual({ status: 200, etag: saved.etag, cache: 'no-store', body: second });
    expect(saved.etag === created.etag).toEqual(false);
    const { seqIds: _, ...listed } = { ...second, count: 1, dilutions: [{ group: '20%', count: 1 }] };
    expect((await mine.list()).body).toEqual({ items: [listed], total: 1, page: 1, size: 20 });
    const earlier = await mine.get(id, '?number=1');
    expect(earlier.body).toEqual({ ...first, etag: earlier.etag });
    expect(new Set([earlier.etag, created.etag, saved.etag]).size).toEqual(3);
    expect((await mine.get(id, '/version?size=1')).body).toEqual({
      items: [
        {
          number: 2,
          name: 'Cytokines 2',
          description: 'one\ntwo',
          count: 1,
          catalogueRevision: 'small-V_11K-1',
          saved: '2026-03-04T06:00:00.000Z',
        },
      ],
      total: 2,
      page: 1,
      size: 1,
    });
  });

  it('S1-11 panels with a reagent are listed, and a malformed SeqId is refused', async () => {
    const { mine } = await started();
    await mine.create(panelContent({ name: 'With', seqIds: ['20000-1', '2-1'] }));
    await mine.create(panelContent({ name: 'Without', seqIds: ['20000-1'] }));
    const { body } = await mine.list('?seqId=2-1');
    expect([(body['items'] as { name: string }[]).map(({ name }) => name), body['total']]).toEqual([['With'], 1]);
    const malformed = await mine.list("?seqId=2-1'%20or");
    expect(refusalOf(malformed)).toEqual([400, 'invalid_parameter', 'seqId']);
  });

  it('R5: a save needs the ETag of the current state, and a refusal names the current ETag', async () => {
    const { mine } = await started();
    const created = await mine.create(panelContent());
    const id = idOf(created);
    const saved = await mine.save(id, created.etag, panelContent({ description: 'mine' }));
    const late = await mine.save(id, created.etag, panelContent({ description: 'other' }));
    expect([...refusalOf(late), late.body['number'], late.etag, late.body['etag']]).toEqual([
      412,
      'precondition_failed',
      undefined,
      2,
      saved.etag,
      saved.etag,
    ]);
    const removal = await mine.remove(id, created.etag);
    expect([removal.status, removal.body['number'], removal.etag]).toEqual([412, 2, saved.etag]);
    for (const missing of [await mine.save(id, null, panelContent()), await mine.remove(id, null)]) {
      expect(refusalOf(missing)).toEqual([428, 'precondition_required', 'If-Match']);
    }
    const earlier = await mine.save(id, (await mine.get(id, '?number=1')).etag, panelContent());
    const weak = await mine.save(id, `W/${created.etag}`, panelContent());
    expect([earlier.status, weak.status]).toEqual([412, 412]);
    const listed = await mine.save(id, `"other", ${saved.etag}`, panelContent({ description: 'third' }));
    expect([listed.status, listed.body['number']]).toEqual([200, 3]);
    const same = await mine.save(id, listed.etag, panelContent({ description: 'third' }));
    expect(same).toEqual(listed);
  });

  it('R5: a weak ETag, as compressing proxies send it, names the same state as the strong ETag', async () => {
    const { mine } = await started();
    const created = await mine.create(panelContent());
    const id = idOf(created);
    const saved = await mine.save(id, `W/${created.etag}`, panelContent({ description: 'second' }));
    const listed = await mine.save(id, `W/"other", W/${saved.etag}`, panelContent({ description: 'third' }));
    expect([saved.body['number'], listed.body['number']]).toEqual([2, 3]);
    const stale = await mine.remove(id, `W/${saved.etag}`);
    const removed = await mine.remove(id, `W/${listed.etag}`);
    const back = await mine.save(id, `W/${removed.etag}`, panelContent({ description: 'back' }));
    expect([stale.status, removed.status, back.status]).toEqual([412, 204, 200]);
  });

  it('a deleted panel is absent, and is restored with the ETag of the deletion', async () => {
    const { mine } = await started();
    const created = await mine.create(panelContent());
    const id = idOf(created);
    await mine.save(id, created.etag, panelContent({ description: 'second' }));
    const removed = await mine.remove(id, '*');
    expect([removed.status, removed.cache, removed.body]).toEqual([204, 'no-store', {}]);
    const gone = [mine.get(id), mine.get(id, '?number=1'), mine.get(id, '/version'), mine.remove(id, removed.etag)];
    expect((await Promise.all(gone)).map(refusalOf)).toEqual(gone.map(() => [404, 'not_found', undefined]));
    expect((await mine.list()).body['total']).toEqual(0);
    const back = await mine.save(id, removed.etag, panelContent({ description: 'second' }));
    expect([back.status, back.body['number']]).toEqual([200, 2]);
    expect((await mine.get(id, '/version')).body['total']).toEqual(2);
  });

  it('R4: a repeated creation returns the same panel, and its key is refused for other content', async () => {
    const { mine } = await started();
    const key = { 'Idempotency-Key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' };
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => mine.create(panelContent(), key)));
    expect(five.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(five.map(idOf)).size).toEqual(1);
    const other = await mine.create(panelContent({ name: 'Other' }), key);
    expect(refusalOf(other)).toEqual([409, 'conflict', 'Idempotency-Key']);
    expect((await mine.list()).body['total']).toEqual(1);
  });

  it("a taken name is refused with the id of the owner's panel that has it", async () => {
    const { server, mine } = await started();
    const id = idOf(await mine.create(panelContent()));
    const taken = await mine.create(panelContent({ name: 'CYTOKINES' }));
    expect([...refusalOf(taken), taken.body['panelId']]).toEqual([409, 'name_taken', 'name', id]);
    const other = await panelCalls(server, 'SSM-Verified');
    expect((await other.create(panelContent())).status).toEqual(201);
  });

  it('a panel keeps reagents that left the menu, but accepts no reagents that it lacked before', async () => {
    const { server, mine } = await started();
    const created = await mine.create(panelContent({ seqIds: ['20000-1', '2-1'] }));
    const withLess = { ...smallCatalogue('V_11K', 2), onMenu: Uint8Array.of(1, 1, 1, 0) };
    server.catalogues.replace([smallCatalogue('V_7K'), withLess]);
    expect(refusalOf(await mine.create(panelContent({ name: 'New' })))).toEqual([400, 'not_on_menu', 'seqIds']);
    const saved = await mine.save(idOf(created), created.etag, panelContent({ seqIds: ['20000-1'] }));
    expect([saved.status, saved.body['catalogueRevision']]).toEqual([200, 'small-V_11K-2']);
    const dropped = await mine.save(idOf(created), saved.etag, panelContent({ seqIds: ['2-1'] }));
    const again = await mine.save(idOf(created), dropped.etag, panelContent({ seqIds: ['20000-1', '2-1'] }));
    expect([...refusalOf(again), again.body['seqIds']]).toEqual([400, 'not_on_menu', 'seqIds', ['20000-1']]);
  });

  it('S1-16 an earlier version is restored as the next version, and no other request restores reagents that left the menu', async () => {
    const { server, mine } = await started();
    const created = await mine.create(panelContent({ seqIds: ['20000-1', '2-1'] }));
    const id = idOf(created);
    const changed = await mine.save(id, created.etag, panelContent({ name: 'Later', seqIds: ['2-1'] }));
    const withLess = { ...smallCatalogue('V_11K', 2), onMenu: Uint8Array.of(1, 1, 1, 0) };
    server.catalogues.replace([smallCatalogue('V_7K'), withLess]);
    const first = panelContent({ seqIds: ['20000-1', '2-1'] });
    const refusals = [
      await mine.save(id, changed.etag, first),
      await mine.save(id, changed.etag, first, '?restores=2'),
      await mine.save(id, changed.etag, first, '?restores=7'),
      await mine.save(id, changed.etag, panelContent({ seqIds: ['20000-1', '99999-9'] }), '?restores=1'),
      await mine.save(id, created.etag, first, '?restores=1'),
    ].map(refusalOf);
    const restored = await mine.save(id, changed.etag, first, '?restores=1');
    expect([...refusals, restored.status, restored.body['number']]).toEqual([
      [400, 'not_on_menu', 'seqIds'],
      [400, 'not_on_menu', 'seqIds'],
      [400, 'not_on_menu', 'seqIds'],
      [400, 'not_on_menu', 'seqIds'],
      [412, 'precondition_failed', undefined],
      200,
      3,
    ]);
    const { body: before } = await mine.get(id, '?number=1');
    const { number: _, changed: __, catalogueRevision: ___, etag: ____, ...state } = before;
    expect((await mine.get(id)).body).toMatchObject(state);
    expect((await mine.get(id, '?number=2')).body['name']).toEqual('Later');
  });

  it("R33: another person's panel gets the same response as a missing panel", async () => {
    const { server, mine } = await started();
    const created = await mine.create(panelContent());
    const other = await panelCalls(server, 'Certified-Site');
    const asks = (id: string) => [
      other.get(id),
      other.get(id, '?number=1'),
      other.get(id, '/version'),
      other.get(id, '/source'),
      other.get(id, '/source?number=1'),
      other.save(id, created.etag, panelContent({ description: 'theirs' })),
      other.save(id, '*', panelContent({ version: 'V_7K', seqIds: ['2-1'] })),
      other.save(id, '*', panelContent({ seqIds: ['9-9'] })),
      other.remove(id, created.etag),
      other.remove(id, '*'),
    ];
    const plain = async (id: string) =>
      (await Promise.all(asks(id))).map((answer) => ({ ...answer, body: { ...answer.body, requestId: '' } }));
    const ofOther = await plain(idOf(created));
    expect(ofOther).toEqual(await plain('AAAAAAAAAAAAAAAAAAAAAA'));
    expect(ofOther.map(({ status }) => status)).toEqual(ofOther.map(() => 404));
    expect((await other.list()).body['items']).toEqual([]);
    expect((await mine.get(idOf(created))).body).toEqual(created.body);
  });

  it('S4-21: the source lists of a panel are returned as sent, up to a version', async () => {
    const { mine } = await started();
    const [first, second] = [panelSource({ id: 'one' }), panelSource({ id: 'two', file: null, rows: [] })];
    const created = await mine.create(panelContent({ sources: [first] }));
    const id = idOf(created);
    await mine.save(id, created.etag, panelContent({ description: 'Next', sources: [second, first] }));
    const answers = await Promise.all([
      mine.get(id, '/source'),
      mine.get(id, '/source?number=1'),
      mine.get(id, '/source?number=2'),
    ]);
    expect(answers.map(({ status, cache, body }) => [status, cache, body])).toEqual([
      [200, 'no-store', { items: [first, second] }],
      [200, 'no-store', { items: [first] }],
      [200, 'no-store', { items: [first, second] }],
    ]);
    expect(refusalOf(await mine.get(id, '/source?number=3'))).toEqual([404, 'not_found', undefined]);
  });

  it('R4: the key of a creation with a list is accepted for the same list, and refused for another list', async () => {
    const { mine } = await started();
    const key = { 'Idempotency-Key': 'one' };
    const create = (changes: object) => mine.create(panelContent(changes), key);
    const sources = [panelSource({ id: 'one' })];
    const created = await create({ sources });
    expect(created.status).toBe(201);
    expect(await create({ sources })).toEqual({ ...created, status: 200 });
    expect(refusalOf(await create({}))).toEqual([409, 'conflict', 'Idempotency-Key']);
    expect(refusalOf(await create({ sources: [panelSource({ id: 'one', file: 'Other.xlsx' })] }))).toEqual([
      409,
      'conflict',
      'Idempotency-Key',
    ]);
  });

  it('S1-06 a list counts the reagents of each dilution group, and those that are not on the menu', async () => {
    const { mine } = await started();
    await mine.create(panelContent({ seqIds: ['20000-1', '2-1', '10000-28', '10001-7'] }));
    const { body } = await mine.list();
    expect((body['items'] as { dilutions: unknown }[]).map(({ dilutions }) => dilutions)).toEqual([
      [
        { group: '20%', count: 2 },
        { group: '0.005%', count: 1 },
        { group: '0.5%', count: 1 },
      ],
    ]);
  });

  it('S1-06 reagents that the menu lacks have no dilution group, and a list without a catalogue states none', async () => {
    const panels = createPanels(memoryTables());
    const content = { name: 'Old', description: '', version: 'V_11K' as const, seqIds: ['9-9', '2-1', '8-8'] };
    const draft = { content, sources: [], revision: 'earlier-1', notOnMenu: [] };
    await panels.create('demo-ssm-registered', draft);
    const server = await createTestServer({ panels });
    const mine = await panelCalls(server, 'SSM-Registered');
    const listed = async () =>
      ((await mine.list()).body['items'] as { dilutions?: unknown }[]).map(({ dilutions }) => dilutions);
    const before = await listed();
    server.catalogues.replace([smallCatalogue('V_7K')]);
    expect([before, await listed()]).toEqual([
      [
        [
          { group: null, count: 2 },
          { group: '20%', count: 1 },
        ],
      ],
      [undefined],
    ]);
  });

  it.each([
    ['disk_full', 507, 'insufficient_storage'],
    ['not_writable', 503, 'unavailable'],
    ['unreachable', 503, 'unavailable'],
  ] as const)('R6: storage that is %s refuses with an error: %i %s', async (code, status, problem) => {
    const fail = (): Promise<never> => Promise.reject(new StoreError(code, 'The database cannot.'));
    const failing: Panels = {
      create: fail,
      find: fail,
      save: fail,
      remove: fail,
      list: fail,
      seqIds: fail,
      versions: fail,
      sources: fail,
      review: fail,
      listReviews: fail,
      tombstone: fail,
      nameTombstone: fail,
      forget: fail,
    };
    const mine = await panelCalls(await createTestServer({ panels: failing }), 'SSM-Registered');
    const answers = await Promise.all([
      mine.create(panelContent()),
      mine.save('a', '*', panelContent()),
      mine.remove('a', '*'),
      mine.get('a'),
      mine.get('a', '/version'),
      mine.get('a', '/source'),
      mine.get('a', '/tombstone'),
      mine.list(),
    ]);
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [status, problem, undefined]));
  });

  it('R43: the log names no panel, no person and no content', async () => {
    const { server, mine } = await started();
    const secret = { name: 'Secret name', description: 'Secret words' };
    const created = await mine.create(panelContent(secret), { 'Idempotency-Key': 'secret-key' });
    await mine.list('?search=Secret');
    await mine.create(panelContent(secret));
    await mine.save(idOf(created), '"secret-tag"', panelContent(secret));
    await mine.remove(idOf(created), '*');
    expect(server.lines.map(({ fields }) => Object.keys(fields))).toEqual(
      server.lines.map(() => ['method', 'route', 'status', 'ms', 'requestId']),
    );
    expect(JSON.stringify(server.lines)).not.toMatch(new RegExp(`secret|demo-|20000-1|${idOf(created)}`, 'i'));
  });
});
