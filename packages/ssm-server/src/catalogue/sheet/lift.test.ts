import { expect, test } from 'vitest';
import { atOnce } from '../../queue/steps.ts';
import { activeCatalogue } from '../active.ts';
import { loadFiles, textFile } from '../testing/testFiles.ts';
import { liftAt } from './lift.ts';

const annotation = textFile(
  'annotation.tsv',
  'SeqId\tOrganism',
  '10-0\tMouse',
  '10-1\tHuman',
  '10-2\tHuman',
  '10-3\tHuman',
);

const header =
  'seqId\tin5k\tin7k\tplasma_11k_to_5k\tplasma_11k_to_7k\tplasma_11k_to_7k_ccc\tplasma_7k_to_11k\tserum_11k_to_7k';
const lift = textFile(
  'lift.tsv',
  header,
  '10-1\t1\t1\t9\t1.004\t0.769\t0.996\t1.269',
  '10-2\t0\t1\t9\t0.5\t\t2\t',
  '10-3\t0\t0\t9\t\t\t\t',
);

const unsaid = { scaleTo7k: null, scaleTo11k: null, ccc: null };

async function liftsOf(...files: Parameters<typeof loadFiles>[0]) {
  const { revision } = await loadFiles([annotation, ...files]);
  if (revision === null) throw new Error('refused');
  const { lifts } = atOnce(activeCatalogue(revision, undefined));
  return [0, 1, 2].map((row) => liftAt(lifts, row));
}

const ofTable = { source: 'SomaDataIO (lift_master)', licence: 'MIT' };

test('a lift table gives factors between 7K and 11K for each reagent on the menu, with its source', async () => {
  expect(await liftsOf(lift)).toEqual([
    {
      plasma: { scaleTo7k: 1.004, scaleTo11k: 0.996, ccc: 0.769 },
      serum: { ...unsaid, scaleTo7k: 1.269 },
      ...ofTable,
    },
    { plasma: { scaleTo7k: 0.5, scaleTo11k: 2, ccc: null }, serum: unsaid, ...ofTable },
    null,
  ]);
});

test('the operator’s attribution of a lift table is used, and a later lift table overrides an earlier lift table', async () => {
  const later = textFile('later.csv', 'seqId;plasma_11k_to_7k;serum_11k_to_7k', '10-2;1,5;');
  const [first, second] = await liftsOf(lift, { ...later, said: { source: 'Us', licence: 'CC0' } });
  expect([first?.plasma.scaleTo7k, second]).toEqual([
    1.004,
    { plasma: { ...unsaid, scaleTo7k: 1.5 }, serum: unsaid, source: 'Us', licence: 'CC0' },
  ]);
});

test('without a lift table there are no factors', async () => {
  expect(await liftsOf()).toEqual([null, null, null]);
});
