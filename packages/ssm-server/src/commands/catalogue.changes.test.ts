import { listColumn, numberColumn } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { runOver, summary } from './testing/runOver.ts';

const first = smallCatalogue('V_7K', 1);
const second: CatalogueRevision = {
  ...smallCatalogue('V_7K', 2),
  created: '2026-02-02T03:04:05Z',
  onMenu: Uint8Array.of(1, 0, 1),
  columns: new Map([
    ...[...first.columns].filter(([key]) => key !== 'entrezGeneName'),
    ['uniProtId', listColumn([['P05231', 'P1'], ['P43320'], ['P04049', 'P05231']])],
    ['loDb', numberColumn([101.6, null, 7])],
  ]),
};
const stored = new Map([first, second, smallCatalogue('V_11K')].map((revision) => [revision.revision, revision]));

const run = (...words: readonly string[]) =>
  runOver('/', words, { revision: async (id) => stored.get(id) ?? Promise.reject(new Error(`no ${id}`)) });

const title = 'From small-V_7K-1 (Small V_7K, 2026-01-02T03:04:05Z) to small-V_7K-2 (Small V_7K, 2026-02-02T03:04:05Z)';

describe('the changes command', () => {
  test('prints counts by kind, what is not compared, and each changed reagent', async () => {
    const { code, out, error } = await run('changes', 'small-V_7K-1', 'small-V_7K-2');
    expect([code, error, out.split('\n')]).toEqual([
      0,
      '',
      [
        title,
        'Reagents that changed  3',
        '  withdrawn                  1',
        '  accession                  1',
        '  measure                    2',
        'Measures count if they change by more than 20 %; --bound PERCENT sets another bound.',
        'Not compared, because one of the two lacks it: entrezGeneName',
        '2-1  accession: P05231 → P05231 P1',
        '10000-28  withdrawn: on menu → not offered; measure (loDb): 30 → not reported',
        '10001-7  measure (loDb): not reported → 7',
      ],
    ]);
  });

  test('takes another bound, and prints JSON', async () => {
    const { out } = await run('changes', '--bound', '0', '--json', 'small-V_7K-1', 'small-V_7K-2');
    const { counts, items } = JSON.parse(out) as { counts: object; items: readonly { seqId: string }[] };
    expect([counts, items.map(({ seqId }) => seqId)]).toEqual([
      { withdrawn: 1, accession: 1, measure: 3 },
      ['2-1', '10000-28', '10001-7'],
    ]);
  });

  test('compares nothing from a newer to an older catalogue, and says so', async () => {
    const { code, out } = await run('changes', 'small-V_7K-2', 'small-V_7K-1');
    expect([code, out.split('\n')[1]]).toEqual([
      0,
      'The second is older than the first, so nothing is compared. Exchange them.',
    ]);
  });

  test('refuses two catalogues of different versions', async () => {
    expect(await run('changes', 'small-V_7K-1', 'small-V_11K-1')).toMatchObject({
      code: 1,
      error: 'Revision small-V_7K-1 is of V_7K and small-V_11K-1 of V_11K; name two of one version.',
    });
  });
});

describe('an older catalogue', () => {
  const older = {
    ...summary,
    revision: 'older',
    label: 'February',
    created: '2026-02-04T05:06:07.000Z',
    isActive: false,
  };

  test('warns when it is put into use again', async () => {
    const { out } = await runOver('/', ['use', 'older'], {
      listRevisions: async () => [older, summary],
      activateRevision: async () => ({ ...older, isActive: true }),
    });
    expect(out.split('\n')).toEqual([
      'Revision older (February) is in use for V_7K.',
      'Warning: it is older than AbCdEfGhIjKlMnOp (March), which was in use. People read so, and no change is told of panels that were saved on the newer one.',
    ]);
  });

  test('does not warn if it is the newer one', async () => {
    const { out } = await runOver('/', ['use', summary.revision], {
      listRevisions: async () => [
        { ...older, isActive: true },
        { ...summary, isActive: false },
      ],
    });
    expect(out).toBe('Revision AbCdEfGhIjKlMnOp (March) is in use for V_7K.');
  });
});
