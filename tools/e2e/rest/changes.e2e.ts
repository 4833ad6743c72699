import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { save } from '../support/panels.ts';

const header = ['seqId', 'targetFullName', 'targetName', 'uniProtIds', 'entrezGeneSymbols', 'eLoD'];
const rows = [
  ['10-1', 'Alpha', 'A', 'P00001', 'ALPHA', '10'],
  ['11-1', 'Beta', 'B', 'P00002', 'BETA', '20'],
  ['12-1', 'Gamma', 'C', 'P00003', 'GAMMA', '30'],
  ['13-1', 'Delta', 'D', 'P00004', 'DELTA', '40'],
] as const;
/** Another order, a repeated accession and a small change of a measure are no changes. */
const changed = [
  ['13-1', 'Delta', 'D', 'P00004|P00004', 'DELTA', '41'],
  ['12-1', 'Internal Use Only: Gamma', 'C', 'P00003', 'GAMMA', '30'],
  ['11-1', 'Beta', 'B', 'P00002', 'BETA2', '60'],
  ['10-1', 'Alpha', 'A', 'P00001|P00009', 'ALPHA', '10'],
] as const;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ssm-changes-'));
  const write = (name: string, lines: readonly (readonly string[])[]) =>
    writeFile(path.join(folder, name), [header, ...lines].map((cells) => `${cells.join('\t')}\n`).join(''));
  await write('first.tsv', rows);
  await write('second.tsv', changed);
});

afterAll(() => rm(folder, { recursive: true }));

/** Returns the SeqId and the changes of each row of the table. */
function told(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('table', { name: 'Changed reagents' })
    .evaluate((table) =>
      [...table.querySelectorAll('tbody tr')].map((row) =>
        [
          row.querySelector('th')?.firstElementChild?.textContent,
          ...[...row.querySelectorAll('dl > div')].map((line) =>
            [...line.children].map((each) => each.textContent).join(': '),
          ),
        ].join('; '),
      ),
    );
}

describe('a catalogue update', () => {
  const host = hosted({ isChanged: true });

  test('tells exactly what changed in a panel; accepted and kept changes stay so after a reload', async () => {
    const load = (file: string) =>
      host.server.catalogue(['load', '--version', 'V_7K', '--map', 'loDb=eLoD', path.join(folder, file)]);
    await load('first.tsv');
    const { page, menu, misdeeds } = await host.open('SSM-Registered', '/?version=V_7K');
    await eventuallyReads(menu.count, '4 of 4 reagents');
    await page.getByRole('checkbox', { name: 'Select all 4' }).click();
    await page.getByRole('button', { name: 'Add to Panel Builder (4)' }).click();
    await page.getByRole('link', { name: '7K Panel Builder, 4 analytes' }).click();
    await save(page, 'Panel', 'Four');
    await load('second.tsv');

    await page.goto('/my-panels');
    await page.getByText('1 of 1 panel is affected by the catalogue in use.').waitFor();
    await page.getByText('3 reagents changed').waitFor();
    await page.getByRole('link', { name: 'Four', exact: true }).click();
    await page.getByRole('button', { name: 'Changes (3)' }).click();
    await eventually(
      () => told(page),
      [
        '10-1; UniProt ID: P00001 → P00001, P00009',
        '11-1; Entrez Gene Name: BETA → BETA2; LoDB (RFU): 20 → 60 (200%)',
        '12-1; Status: on the menu → for internal use; Full Name: Gamma → Internal Use Only: Gamma',
      ],
    );
    const found = await violations(page);
    await page.getByRole('button', { name: 'Accept: 10-1' }).click();
    await page.getByRole('button', { name: 'Keep: 11-1' }).click();
    await page.getByRole('button', { name: 'Save 2 decisions' }).click();
    await menu.notifications.getByText('Decisions saved as version 2').waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Changes (1)' }).click();
    await eventually(async () => (await told(page)).map((row) => row.split(';')[0]), ['12-1']);
    await page.getByRole('checkbox', { name: 'Show decided (2)' }).check();
    await eventually(async () => (await told(page)).map((row) => row.split(';')[0]), ['10-1', '11-1', '12-1']);
    await page.getByRole('button', { name: 'Sources', exact: true }).click();
    await page.getByRole('region', { name: 'Sources' }).getByText('2 reagents decided').waitFor();
    expect([found, misdeeds]).toEqual([[], noMisdeeds]);
  });
});
