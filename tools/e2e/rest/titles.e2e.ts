import { describe, expect, test } from 'vitest';
import {
  emailOf,
  eventuallyKeepsNothing,
  keptNames,
  seenOnHome,
  signIn,
  signOut,
  type Title,
  titles,
} from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';

const exportBanner =
  "UI Update: 'Export' function has been moved and applicable files are available under 'File Downloads' from the side navigation bar.";

describe('each title', () => {
  const host = hosted();
  const open = (path?: string) => host.open(null, path);

  const others = ['Curated Protein Collections', 'File Downloads', 'Release Notes'];
  const builders = ['7K Panel Builder', '11K Panel Builder', 'My Panels', ...others];
  const sets = ['Set Builder', 'My Sets', ...others];
  const told: Readonly<
    Record<
      Title,
      {
        readonly navigation: readonly string[];
        readonly banners: readonly string[];
        readonly selectable: number;
        readonly reason: readonly string[];
      }
    >
  > = {
    'SSM-Public': { navigation: [], banners: [], selectable: 0, reason: ['Request access to select reagents'] },
    'SSM-Registered': { navigation: builders, banners: [exportBanner], selectable: 1, reason: [] },
    'SSM-Verified': { navigation: builders, banners: [exportBanner], selectable: 1, reason: [] },
    'Certified-Site': { navigation: sets, banners: [], selectable: 1, reason: [] },
    'Certified-Site-Customer': { navigation: sets, banners: [], selectable: 1, reason: [] },
  };

  test.each(titles)(
    'S1-02, S2-27, S3-13, S4-03, S5-11, R17: %s signs in, stays signed in after a reload, and signs out',
    async (title) => {
      const { page, menu, where, misdeeds } = await open('/?search=kinase');
      await signIn(page, title);
      await eventually(where, '/?search=kinase');
      await eventually(async () => (await textOf(menu.count))?.endsWith('of 7,596 reagents'), true);
      const wanted = { ...told[title], navigation: ['Menu', ...told[title].navigation] };
      expect(await seenOnHome(page)).toEqual(wanted);
      await page.reload();
      await page.getByRole('button', { name: emailOf(title), exact: true }).waitFor();
      await eventually(async () => (await textOf(menu.count))?.endsWith('of 7,596 reagents'), true);
      expect([await seenOnHome(page), (await keptNames(page)).length]).toEqual([wanted, 1]);
      await signOut(page, title);
      await eventuallyKeepsNothing(page);
      expect([where(), (await seenOnHome(page)).selectable, misdeeds]).toEqual(['/', 0, noMisdeeds]);
    },
  );
});
