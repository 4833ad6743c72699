import type { AssayVersion } from 'ssm-core';
import { type Column, listColumn, numberColumn, offMenuReasonKey, textColumn } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { createTestServer } from '../testing/testServer.ts';
import {
  type PanelAnswer,
  panelCalls,
  panelContent,
  panelSource,
  panelSourceRow,
  refusalOf,
} from './testing/panelCalls.ts';

function edition(
  number: number,
  columns: Readonly<Record<string, Column>> = {},
  more: Partial<CatalogueRevision> = {},
): CatalogueRevision {
  const base = smallCatalogue('V_7K', number);
  return {
    ...base,
    created: `2026-0${number}-02T03:04:05Z`,
    columns: new Map([...base.columns, ...Object.entries(columns)]),
    ...more,
  };
}

const first = edition(1);
const second = edition(
  2,
  {
    uniProtId: listColumn([['P05231'], ['P43320', 'P99999'], ['P05231', 'P04049']]),
    loDb: numberColumn([null, 33, null]),
    totalCVPlasma: numberColumn([4.2, 8, 12.5]),
    [offMenuReasonKey]: textColumn(['deprecated', null, null]),
  },
  { onMenu: Uint8Array.of(0, 1, 1) },
);
const third = edition(3, { fullName: textColumn(['Interleukin-6', 'Crystallin', null]) });
const invented = edition(4, {}, { isDemo: true });
const revisions = [first, second, third, invented];
const ids = { first: 'small-V_7K-1', second: 'small-V_7K-2', third: 'small-V_7K-3', invented: 'small-V_7K-4' } as const;
const elevenK = smallCatalogue('V_11K');

const head = ({ revision, label, created }: CatalogueRevision) => ({ revision, label, loaded: created });

async function started() {
  const stored = new Map([...revisions, elevenK].map((revision) => [revision.revision, revision]));
  const server = await createTestServer({ findRevision: async (id) => stored.get(id) });
  const activate = (revision: CatalogueRevision) => server.catalogues.replace([revision, elevenK]);
  activate(first);
  const mine = await panelCalls(server, 'SSM-Registered');
  const content = panelContent({ version: 'V_7K', seqIds: ['10000-28', '2-1', '10001-7'] });
  const created = await mine.create(content);
  const id = String(created.body['id']);
  const signedIn = await server.signIn('SSM-Registered');
  const changed = async (query = '') =>
    (await server.get(`/sat/custompanel/user/${mine.sub}/change${query}`, signedIn)).body;
  const changes = async (query = ''): Promise<PanelAnswer> => mine.get(id, `/change${query}`);
  return { server, stored, activate, mine, content, created, id, changes, changed };
}

function decided(decisions: Readonly<Record<string, string>>, changes: object = {}) {
  const row = { status: 'exact', reason: null, measure: null, order: null };
  return panelSource({
    id: 'changes-1',
    file: null,
    kind: 'catalogue_update',
    version: 'V_7K',
    catalogueRevision: ids.second,
    comparedRevision: ids.first,
    rows: Object.entries(decisions).map(([raw, decidedBy]) =>
      panelSourceRow({ ...row, raw, decidedBy, seqIds: [raw], changes: [] }),
    ),
    ...changes,
  });
}

const seqIdsOf = ({ body }: PanelAnswer) =>
  (body['items'] as { seqId: string; decision: string | null }[]).map(({ seqId, decision }) => [seqId, decision]);

describe('what changed in a panel', () => {
  it('is told for its reagents, from the revision on which it was saved to the one in use', async () => {
    const { activate, changes, id, changed } = await started();
    activate(second);
    const { status, body } = await changes();
    expect([status, body]).toEqual([
      200,
      {
        panelId: id,
        number: 1,
        state: 'compared',
        from: head(first),
        to: head(second),
        notCompared: [],
        items: [
          {
            seqId: '10000-28',
            fullName: 'Beta-crystallin B2',
            changes: [
              { kind: 'accession', field: 'uniProtId', before: ['P43320'], after: ['P43320', 'P99999'] },
              { kind: 'measure', field: 'loDb', before: 30, after: 33 },
            ],
            alternatives: [],
            decision: null,
          },
          {
            seqId: '2-1',
            fullName: 'Interleukin-6',
            changes: [
              { kind: 'withdrawn', field: 'status', before: ['on_menu'], after: ['deprecated'] },
              { kind: 'measure', field: 'loDb', before: 101.5, after: null },
            ],
            alternatives: [],
            decision: null,
          },
        ],
      },
    ]);
    expect(await changed()).toEqual({ items: [{ panelId: id, state: 'compared', affected: 2 }], checked: 1, total: 1 });
  });

  it('is nothing for a panel of the revision in use', async () => {
    const { changes, changed, id } = await started();
    const current = { state: 'current', from: head(first), to: head(first), notCompared: [], items: [] };
    expect((await changes()).body).toEqual({ panelId: id, number: 1, ...current });
    expect(await changed()).toEqual({ items: [], checked: 1, total: 1 });
  });

  it('is nothing for a panel of an older catalogue that is in use again', async () => {
    const { activate, changes } = await started();
    activate(second);
    activate(first);
    expect((await changes()).body['state']).toBe('current');
  });

  it('counts a measure beyond the bound alone', async () => {
    const { stored, activate, changed, id } = await started();
    const measured = edition(2, { loDb: numberColumn([101.5, 33, null]) });
    stored.set(measured.revision, measured);
    activate(measured);
    expect([await changed(), await changed('?bound=9.9')]).toEqual([
      { items: [], checked: 1, total: 1 },
      { items: [{ panelId: id, state: 'compared', affected: 1 }], checked: 1, total: 1 },
    ]);
  });

  it('is compared with another stored revision on request, and an unknown one is a problem', async () => {
    const { changes } = await started();
    expect(seqIdsOf(await changes(`?to=${ids.third}`))).toEqual([['10000-28', null]]);
    expect(refusalOf(await changes('?to=unknown'))).toEqual([404, 'not_found', 'to']);
    expect(refusalOf(await changes('?to=small-V_11K-1'))).toEqual([404, 'not_found', 'to']);
  });

  it.each([
    ['older', third, first],
    ['invented', first, invented],
  ] as const)('is not compared if a revision is %s, and this is told', async (state, from, to) => {
    const { activate, mine, changes, changed, created, content, id } = await started();
    activate(from);
    await mine.save(id, created.etag, { ...content, description: 'saved again' });
    activate(to);
    const { body } = await changes();
    expect([body['state'], body['items'], body['to']]).toEqual([state, [], head(to)]);
    expect(await changed()).toMatchObject({ items: [{ panelId: id, state, affected: 0 }] });
  });

  it('is not compared if the revision is no longer stored, and this is told', async () => {
    const { stored, activate, changes, changed, id } = await started();
    activate(second);
    stored.delete(ids.first);
    expect((await changes()).body).toEqual({
      panelId: id,
      number: 1,
      state: 'not_stored',
      from: { revision: ids.first, label: null, loaded: null },
      to: head(second),
      notCompared: [],
      items: [],
    });
    expect(await changed()).toMatchObject({ items: [{ panelId: id, state: 'not_stored', affected: 0 }] });
  });

  it('accepted makes a version of the same content, and the rest stays open', async () => {
    const { activate, mine, created, content, id, changes, changed } = await started();
    activate(second);
    const saved = await mine.save(id, created.etag, { ...content, sources: [decided({ '2-1': 'accepted' })] });
    expect([saved.status, saved.body['number'], saved.body['catalogueRevision']]).toEqual([200, 2, ids.second]);
    expect(seqIdsOf(await changes())).toEqual([
      ['10000-28', null],
      ['2-1', 'accepted'],
    ]);
    expect(await changed()).toMatchObject({ items: [{ affected: 1 }] });
    const again = await mine.save(id, saved.etag, { ...content, sources: [decided({ '2-1': 'accepted' })] });
    expect([again.body['number'], again.etag]).toEqual([2, saved.etag]);
  });

  it('kept makes no version, and is open again after the next update', async () => {
    const { activate, mine, created, content, id, changes, changed } = await started();
    activate(second);
    const kept = decided({ '10000-28': 'kept', '2-1': 'kept' });
    const saved = await mine.save(id, created.etag, { ...content, sources: [kept] });
    expect([saved.body['number'], saved.etag]).toEqual([1, created.etag]);
    expect(seqIdsOf(await changes())).toEqual([
      ['10000-28', 'kept'],
      ['2-1', 'kept'],
    ]);
    expect(await changed()).toMatchObject({ items: [] });
    activate(third);
    expect(seqIdsOf(await changes())).toEqual([['10000-28', null]]);
  });

  it('replaced leaves the reagent out, and a reagent that was added since is not compared', async () => {
    const { activate, mine, created, id, changes } = await started();
    activate(second);
    const sources = [decided({ '2-1': 'replaced' })];
    const next = panelContent({ version: 'V_7K', seqIds: ['10000-28', '10001-7'], sources });
    expect((await mine.save(id, created.etag, next)).body['number']).toBe(2);
    expect(seqIdsOf(await changes())).toEqual([['10000-28', null]]);
  });

  it.each([
    [{ id: 'list-1' }],
    [{ kind: undefined }],
    [{ comparedRevision: undefined }],
    [{ kind: 'one_per_protein', comparedRevision: undefined }],
  ])('is kept only by a source that names itself and both revisions: %j', async (changes) => {
    const { mine, created, content, id } = await started();
    const sources = [decided({ '2-1': 'kept' }, changes)];
    expect(refusalOf(await mine.save(id, created.etag, { ...content, sources }))).toEqual([
      400,
      'invalid_parameter',
      'sources',
    ]);
  });

  it('R33: another person gets the same answer as for a missing panel', async () => {
    const { server, id } = await started();
    const other = await panelCalls(server, 'SSM-Verified');
    const { body } = await other.get(id, '/change');
    const missing = await other.get('nobody-has-this-panel1', '/change');
    expect({ ...body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  });

  it('is told for panels of both assay versions', async () => {
    const { activate, mine, changed, id } = await started();
    const created = await mine.create(
      panelContent({ name: 'Eleven' satisfies string, version: 'V_11K' satisfies AssayVersion }),
    );
    activate(second);
    expect([created.status, await changed()]).toEqual([
      201,
      { items: [{ panelId: id, state: 'compared', affected: 2 }], checked: 2, total: 2 },
    ]);
  });
});
