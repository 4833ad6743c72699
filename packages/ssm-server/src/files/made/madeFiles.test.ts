import { expect, it } from 'vitest';
import { createCatalogueHolder } from '../../catalogue/active.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { serverTexts } from '../../texts/serverTexts.gen.ts';
import { createMadeFiles } from './madeFiles.ts';

it('S1-10: release notes and demo files are dated by day, and other files by the time at which the catalogue was loaded', async () => {
  const catalogues = createCatalogueHolder();
  const demo = { ...smallCatalogue('V_7K'), isDemo: true, created: '2026-01-01T00:00:00.000Z' };
  catalogues.replace([demo, smallCatalogue('V_11K')]);
  const notes = { list: async () => [{ version: '1.2.0', date: '2026-11-22', title: 'Files', markdown: '' }] };
  const files = createMadeFiles({ catalogues, notes, texts: serverTexts.en.files });
  const dates = (['release-notes', 'menu-7k-csv', 'menu-11k-csv', 'data-dictionary'] as const).map(async (make) => {
    const { found } = await files.find(make);
    return typeof found === 'string' ? found : [found.changed.toISOString(), found.changedOn];
  });
  expect(await Promise.all(dates)).toEqual([
    ['2026-11-22T00:00:00.000Z', '2026-11-22'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01'],
    ['2026-01-02T03:04:05.000Z', undefined],
    ['2026-01-02T03:04:05.000Z', undefined],
  ]);
});
