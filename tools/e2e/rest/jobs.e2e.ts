import type { Locator } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAbsent, sharedFile } from '../../sharedData.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const tables = ['gene_aliases.tsv', 'uniprot_gene_map.tsv', 'uniprot_changes_5k_7k.tsv', 'lift_7k_11k.tsv'];
const used = ['annotation_7k.tsv', 'annotation_11k.tsv', ...tables];
const absent = used.filter(isAbsent);

/** A list as a clinician keeps it: common names, symbols, accessions, dates made by a spreadsheet, and mistakes. */
const messyList = `HER2
il-6
TNFα
IL1β
troponin I
NT-proBNP
CRP
Cystatin C
seq.2190.55
10-Sep
1-Mar
P04637
Q9NZK5-2
PCSK9
VEGF
LDL
apoE4
insulin
leptin
GLP-1
MMP9
D-dimer
CD20
CEA
PSA
CA-125
HLA-A
ferritin
hepcidin
myoglobin
CK-MB
TIMP1
galectin 3
ST2
GDF15
FGF23
Klotho
neurofilament light
GFAP
tau
p-tau217
amyloid beta`;

/** Counts the presses of a person; waiting and reading cost none. */
function handsOf() {
  let presses = 0;
  return {
    presses: () => presses,
    press: async (target: Locator): Promise<void> => {
      presses += 1;
      await target.click();
    },
  };
}

describe.skipIf(absent.length > 0)(
  `jobs on real files, counted in presses (needs ${used.join(', ')} in SSM_SHARED_DATA)`,
  () => {
    const host = hosted({ isChanged: true });

    beforeAll(async () => {
      const files = (annotation: string) => [annotation, ...tables].map(sharedFile);
      const maps = ['--map', 'totalCVPlasma=calibratorCvPct'];
      await host.server.catalogue(['load', '--version', 'V_7K', ...maps, ...files('annotation_7k.tsv')]);
      await host.server.catalogue(['load', '--version', 'V_11K', ...files('annotation_11k.tsv')]);
    });

    test('a list of 42 messy rows is resolved and saved with one press for each undecided row and four more', async () => {
      const { page, misdeeds } = await host.open('SSM-Verified', '/7k-panel-builder');
      const { press, presses } = handsOf();
      await press(page.getByRole('button', { name: 'Import', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Import Analytes' });
      await dialog.getByRole('textbox', { name: 'Or paste a list' }).fill(messyList);
      await press(dialog.getByRole('button', { name: 'Upload' }));
      const results = dialog.getByRole('grid', { name: 'Results' });
      await results.waitFor();
      const undecided = async () =>
        Number(
          /(\d+) rows? needs? your choice/.exec(await dialog.locator('[data-part=Summary]').innerText())?.[1] ?? 0,
        );
      const before = await undecided();
      expect([before > 10, await textOf(dialog.getByRole('button', { name: /^Fix \d/ }))]).toEqual([true, 'Fix 7']);
      const inView = await results.getByRole('row').evaluateAll((rows) => {
        const view = rows[0]?.parentElement?.parentElement?.parentElement?.getBoundingClientRect();
        const boxes = rows.slice(1).map((row) => row.getBoundingClientRect());
        return boxes.filter(({ top, bottom }) => view !== undefined && top >= view.top && bottom <= view.bottom).length;
      });
      expect(inView).toBeGreaterThanOrEqual(9);

      for (let left = before; left > 0; left -= 1) {
        await press(results.locator('[data-undecided]').first().getByRole('checkbox').last());
        await eventually(undecided, left - 1);
      }
      await press(dialog.getByRole('button', { name: /^Add \d+ analytes/ }));
      await press(page.getByRole('button', { name: 'Save Panel' }));
      const saving = page.getByRole('dialog', { name: 'Save Panel' });
      await saving.getByRole('textbox', { name: 'Name' }).fill('Clinic');
      await saving.getByRole('textbox', { name: 'Name' }).press('Enter');
      await saving.waitFor({ state: 'detached' });
      expect([presses() - before, misdeeds]).toEqual([4, noMisdeeds]);
    });

    test('two reagents of a protein are compared and one is added in two presses, without scrolling', async () => {
      const { page, misdeeds } = await host.open('SSM-Verified', '/');
      const menu = menuOf(page);
      await eventuallyReads(menu.count, '7,289 of 7,289 reagents');
      await menu.search.fill('PCSK9');
      await eventuallyReads(menu.count, '2 of 7,289 reagents');
      const { press, presses } = handsOf();
      await press(page.getByText('2 reagents', { exact: true }).first());
      await page.getByText('5.1%').waitFor();
      await press(page.getByRole('button', { name: 'Add 8246-9' }));
      await page.getByRole('banner').getByRole('link', { name: '7K Panel Builder, 1 analyte', exact: true }).waitFor();
      expect([presses(), await page.evaluate(() => window.scrollY), misdeeds]).toEqual([2, 0, noMisdeeds]);
    });
  },
);
