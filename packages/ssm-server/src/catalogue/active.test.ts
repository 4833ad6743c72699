import { booleanColumn, listColumn, noKnowledge, numberColumn, textColumn } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../queue/steps.ts';
import { activeCatalogue, createCatalogueHolder } from './active.ts';
import { generateDemoCatalogue } from './generate/generateDemoCatalogue.ts';
import { loadCatalogue } from './load/load.ts';
import type { CatalogueRevision } from './revision.ts';
import { textFile } from './testing/testFiles.ts';

async function load(version: 'V_7K' | 'V_11K', ...lines: readonly string[]): Promise<CatalogueRevision> {
  const now = new Date('2026-03-04T05:06:07.000Z');
  const { revision } = await loadCatalogue([textFile(`${version}.tsv`, ...lines)], { version, now });
  return revision as CatalogueRevision;
}

const sevenK = await load('V_7K', 'seqId\ttargetName\torganism', '1-1\tA\tHuman', '1-2\tB\tMouse');
const elevenK = await load(
  'V_11K',
  'seqId\ttargetName\torganism\tin7k\tloDb',
  '1-1\tA\tHuman\t1\t5',
  '1-2\tB\t\t0\t6',
  '1-3\tC\tMouse\t0\t7',
  '1-4\t\t\t0\t',
);

describe('the active catalogue', () => {
  test('contains the rows on the menu, and the columns that a file has', () => {
    const active = atOnce(activeCatalogue(sevenK, undefined));
    const { edition } = active;
    expect(edition).toMatch(/^[0-9a-z]{28}$/);
    expect(active).toEqual({
      version: 'V_7K',
      revision: sevenK.revision,
      isDemo: false,
      label: 'V_7K.tsv',
      loaded: '2026-03-04T05:06:07.000Z',
      table: {
        version: 'V_7K',
        revision: sevenK.revision,
        edition,
        isDemo: false,
        total: 1,
        rowCount: 1,
        columns: new Map([
          ['seqId', textColumn(['1-1'])],
          ['targetName', textColumn(['A'])],
        ]),
      },
      offMenu: {
        version: 'V_7K',
        revision: sevenK.revision,
        isDemo: false,
        total: 1,
        rowCount: 1,
        columns: new Map([
          ['seqId', textColumn(['1-2'])],
          ['targetName', textColumn(['B'])],
          ['offMenuReason', textColumn(['not_human'])],
        ]),
      },
      withdrawn: [],
      withdrawnByOther: [],
      derivedFrom: new Map(),
      knowledge: noKnowledge,
      lifts: { tables: [], seqIds: sevenK.columns.get('seqId'), rows: Uint32Array.of(0) },
      liftPairs: [],
      seed: sevenK.revision,
      edition,
    });
  });

  test('contains Entrez ids and SomaIds of every reagent, on the menu or not, and the knowledge of the revision', async () => {
    const revision = await load(
      'V_7K',
      'SeqId\tSomaId\tEntrezGeneID\tOrganism',
      '1-1\tSL1\t3569 3570\tHuman',
      '1-2\tSL2\t\tMouse',
    );
    const knowledge = {
      ...noKnowledge,
      aliases: [{ alias: 'IFNB2', symbol: 'IL6', isPrevious: true }],
    };
    const active = atOnce(activeCatalogue({ ...revision, knowledge }, undefined));
    expect([active.table.columns, active.offMenu.columns, active.knowledge, revision.report.known]).toEqual([
      new Map<string, unknown>([
        ['seqId', textColumn(['1-1'])],
        ['entrezGeneId', listColumn([['3569', '3570']])],
        ['somaId', textColumn(['SL1'])],
        ['otherNames', listColumn([['SL1']])],
      ]),
      new Map<string, unknown>([
        ['seqId', textColumn(['1-2'])],
        ['entrezGeneId', listColumn([null])],
        ['somaId', textColumn(['SL2'])],
        ['offMenuReason', textColumn(['not_human'])],
      ]),
      knowledge,
      [{ column: 'seqId', count: 1 }],
    ]);
  });

  test('of 11K marks rows as new if the 7K record lacks them, on its menu or not, and depends on that record', () => {
    const active = atOnce(activeCatalogue(elevenK, sevenK));
    expect([active.table.columns, active.seed]).toEqual([
      new Map<string, unknown>([
        ['seqId', textColumn(['1-1', '1-2', '1-4'])],
        ['targetName', textColumn(['A', 'B', null])],
        ['loDb', numberColumn([5, 6, null])],
        ['v11Only', booleanColumn([false, false, true])],
      ]),
      `${elevenK.revision}.${sevenK.revision}`,
    ]);
  });

  test('has another edition if rows, label, loading time or, for 11K, the 7K record differ', () => {
    const editionOf = (revision: CatalogueRevision, other?: CatalogueRevision) =>
      atOnce(activeCatalogue(revision, other)).edition;
    const editions = [
      editionOf(elevenK),
      editionOf(elevenK, sevenK),
      editionOf({ ...elevenK, revision: 'other' }),
      editionOf({ ...elevenK, label: 'other' }),
      editionOf({ ...elevenK, created: '2026-03-05T05:06:07.000Z' }),
    ];
    expect([new Set(editions).size, editionOf({ ...elevenK })]).toEqual([5, editions[0]]);
  });

  test('of 11K marks rows as new by the column in7k of its file if there is no 7K record', () => {
    const active = atOnce(activeCatalogue(elevenK, undefined));
    expect([active.table.columns.get('v11Only'), active.seed]).toEqual([
      booleanColumn([false, true, true]),
      elevenK.revision,
    ]);
  });

  test('of 11K marks no rows as new if there is neither a 7K record nor a column in7k', async () => {
    const bare = await load('V_11K', 'seqId\ttargetName', '1-1\tA');
    expect([...atOnce(activeCatalogue(bare, undefined)).table.columns.keys()]).toEqual(['seqId', 'targetName']);
  });

  test('of 11K is never compared with a demo of 7K, because the SeqIds of a demo are invented', async () => {
    const demo = await generateDemoCatalogue('V_7K');
    const active = atOnce(activeCatalogue(elevenK, demo));
    expect([active.table.columns.get('v11Only'), active.seed]).toEqual([
      booleanColumn([false, true, true]),
      elevenK.revision,
    ]);
  });
});

describe('the holder of catalogues', () => {
  test('replaces all revisions at once, and calls listeners until they unsubscribe', () => {
    const holder = createCatalogueHolder();
    const seen: (readonly (string | undefined)[])[] = [];
    const stop = holder.subscribe(() => seen.push([holder.get('V_7K')?.seed, holder.get('V_11K')?.seed]));
    expect([holder.get('V_7K'), holder.get('V_11K')]).toEqual([undefined, undefined]);
    holder.replace([elevenK, sevenK]);
    holder.replace([sevenK]);
    stop();
    holder.replace([elevenK]);
    expect([seen, holder.get('V_11K')?.seed]).toEqual([
      [
        [sevenK.revision, `${elevenK.revision}.${sevenK.revision}`],
        [sevenK.revision, undefined],
      ],
      elevenK.revision,
    ]);
  });
});
