import type { LiftTable } from 'ssm-core';
import { listColumn, noKnowledge, textColumn } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { createCatalogueHolder } from '../../catalogue/active.ts';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { createTestServer } from '../../testing/testServer.ts';

const withLift = (
  revision: CatalogueRevision,
  file: string,
  columns: Readonly<Record<string, readonly (string | null)[]>>,
): CatalogueRevision => ({
  ...revision,
  source: new Map(Object.entries(columns).map(([header, cells]) => [`${file} · ${header}`, textColumn(cells)])),
  knowledge: {
    ...noKnowledge,
    versions: [
      { seqId: '10000-28', in5k: true, in7k: true, in11k: true },
      { seqId: '5-5', in5k: true, in7k: false, in11k: false },
      { seqId: '10001-7', in5k: false, in7k: true, in11k: true },
    ],
    sources: [{ file, holds: 'lift', count: 3, source: 'Us', licence: 'CC0' }],
  },
});

const sevenK = withLift(smallCatalogue('V_7K'), 'old.tsv', {
  plasma_7k_to_11k: ['2', '3', '4'],
  plasma_5k_to_7k: [null, '1.053', null],
});
const elevenK = withLift(smallCatalogue('V_11K'), 'new.tsv', {
  plasma_7k_to_11k: [null, '0.769', null, null],
  plasma_11k_to_7k_ccc: [null, '0.982', '0', null],
});

async function opened(...revisions: readonly CatalogueRevision[]) {
  const catalogues = createCatalogueHolder();
  catalogues.replace(revisions);
  const server = await createTestServer({ catalogues });
  const authorization = await server.signIn('SSM-Registered');
  const get = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    server.get(`/sat/menuquery/secured/lift?${query}`, { ...authorization, ...headers });
  return { ...server, get };
}

describe('getLiftTable', () => {
  it('returns coefficients of both catalogues, and prefers the tables of the target for each reagent', async () => {
    const { get } = await opened(sevenK, elevenK);
    const { status, body } = await get('from=V_7K&to=V_11K&matrix=plasma');
    expect([status, body]).toEqual([
      200,
      {
        from: 'V_7K',
        to: 'V_11K',
        matrix: 'plasma',
        revision: 'small-V_11K-1',
        sources: [
          { file: 'old.tsv', source: 'Us', licence: 'CC0' },
          { file: 'new.tsv', source: 'Us', licence: 'CC0' },
        ],
        seqIds: ['2-1', '10000-28', '10001-7'],
        scaleFactors: [2, 0.769, null],
        // A concordance of zero is a value.
        ccc: [null, 0.982, 0],
        genes: [],
      },
    ]);
  });

  it('lists the reagents of 5K with and without a coefficient', async () => {
    const { get } = await opened(sevenK, elevenK);
    const { seqIds, scaleFactors, ccc } = (await get('from=V_5K&to=V_7K&matrix=plasma')).body as LiftTable;
    expect([seqIds, scaleFactors, ccc]).toEqual([
      ['5-5', '10000-28'],
      [null, 1.053],
      [null, null],
    ]);
  });

  it('has coefficients of a reagent that the menu of the target leaves out', async () => {
    const { get } = await opened({ ...elevenK, onMenu: Uint8Array.from([1, 0, 1, 1]) });
    const { seqIds, genes } = (await get('from=V_7K&to=V_11K&matrix=plasma')).body as LiftTable;
    expect([seqIds, genes]).toEqual([['10000-28', '10001-7'], []]);
  });

  it('names reagents whose genes differ between the menus', async () => {
    const ids = (...of: readonly (string | null)[]) => listColumn(of.map((id) => (id === null ? null : id.split(' '))));
    const withIds = (revision: CatalogueRevision, ...of: readonly (string | null)[]): CatalogueRevision => ({
      ...revision,
      columns: new Map([...revision.columns, ['entrezGeneId', ids(...of)]]),
    });
    const { get } = await opened(
      withIds(sevenK, '3569', '1415 7', null),
      withIds(elevenK, '3570', '7 1415', null, '1'),
    );
    const { genes } = (await get('from=V_7K&to=V_11K&matrix=serum')).body as LiftTable;
    expect(genes).toEqual([
      {
        seqId: '2-1',
        before: { symbols: ['IL6'], entrezIds: ['3569'] },
        after: { symbols: ['IL6'], entrezIds: ['3570'] },
      },
    ]);
  });

  it('answers 304 while both catalogues stay, and another table after one was replaced', async () => {
    const path = '/sat/menuquery/secured/lift?from=V_7K&to=V_11K&matrix=plasma';
    const before = await opened(sevenK, elevenK);
    const headers = { ...(await before.signIn('SSM-Registered')) };
    const tag = (await before.ask(path, { headers })).headers.get('ETag') ?? '';
    const after = await opened({ ...sevenK, revision: 'another' }, elevenK);
    const held = { 'If-None-Match': tag };
    const answers = [
      await before.ask(path, { headers: { ...headers, ...held } }),
      await after.ask(path, { headers: { ...(await after.signIn('SSM-Registered')), ...held } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([304, 200]);
  });

  it('returns no reagents and no sources without a table, and ignores a demo beside measured reagents', async () => {
    const without = await opened(smallCatalogue('V_7K'), smallCatalogue('V_11K'));
    const besideDemo = await opened({ ...sevenK, isDemo: true }, smallCatalogue('V_11K'));
    for (const { get } of [without, besideDemo]) {
      const { seqIds, sources } = (await get('from=V_7K&to=V_11K&matrix=plasma')).body as LiftTable;
      expect([seqIds, sources]).toEqual([[], []]);
    }
  });

  it('is offered in the descriptions of both catalogues, whichever was loaded with the table', async () => {
    const { get } = await createTestServer({
      catalogues: (() => {
        const holder = createCatalogueHolder();
        holder.replace([smallCatalogue('V_7K'), elevenK]);
        return holder;
      })(),
    });
    const liftsOf = async (version: string) =>
      ((await get(`/sat/menuquery/public/catalogue?version=${version}`)).body as { lifts: unknown }).lifts;
    const moves = [
      { from: 'V_7K', to: 'V_11K' },
      { from: 'V_11K', to: 'V_7K' },
    ];
    expect([await liftsOf('V_7K'), await liftsOf('V_11K')]).toEqual([moves, moves]);
  });
});
