import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import readXlsxFile from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAbsent, sharedFile } from '../../sharedData.ts';
import { signIn } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { keptTexts } from '../support/kept.ts';
import { readAgain } from '../support/language.ts';
import { savePanels } from '../support/panels.ts';

const tables = ['gene_aliases.tsv', 'uniprot_gene_map.tsv', 'uniprot_changes_5k_7k.tsv', 'lift_7k_11k.tsv'];
const used = ['annotation_7k.tsv', 'annotation_11k.tsv', ...tables];
const absent = used.filter(isAbsent);
const derived = ['totalCVPlasma=calibratorCvPct', 'loDb=eLodBufferRfu', 'signalToNoisePlasma=signalToBufferPlasma'];

interface Annotated {
  readonly seqId: string;
  readonly targetName: string;
  readonly accession: string;
  readonly symbol: string;
}

async function annotated(): Promise<readonly Annotated[]> {
  const [header = '', ...lines] = (await readFile(sharedFile('annotation_7k.tsv'), 'utf8')).trimEnd().split('\n');
  const names = header.split('\t');
  return lines.flatMap((line) => {
    const cells = line.split('\t');
    const cell = (name: string) => cells[names.indexOf(name)] ?? '';
    const accession = cell('uniProtIds');
    const symbol = cell('entrezGeneSymbols');
    const isPlain = cell('organism') === 'Human' && cell('type') === 'Protein' && /^\w{6}$/.test(accession);
    if (!isPlain || !/^[A-Z0-9]{4,}$/.test(symbol)) return [];
    return [{ seqId: cell('seqId'), targetName: cell('targetName'), accession, symbol }];
  });
}

async function unnamedSymbols(count: number): Promise<readonly string[]> {
  const proteins = await annotated();
  const times = Map.groupBy(proteins, ({ symbol }) => symbol);
  const unnamed = proteins.filter(({ symbol }, at) => at % 7 === 5 && times.get(symbol)?.length === 1);
  return unnamed.slice(0, count).map(({ symbol }) => symbol);
}

/**
 * Writes a supplementary table as papers have it: a title, column names, sections and 400 lines in various notations.
 */
async function supplementaryTable(): Promise<string> {
  const proteins = await annotated();
  const special = ['PAK1', 'HTT', 'FGF13', 'HER2', 'TNFA', 'CD16', '1-Mar', 'IL6', 'C3', 'SYNM'];
  const lines = Array.from({ length: 400 }, (_, at) => {
    const { seqId, accession, symbol } = proteins[at * 7] as Annotated;
    const other = proteins[at * 7 + 3] as Annotated;
    const shapes: readonly (readonly string[])[] = [
      [symbol, accession, seqId],
      [symbol, accession, seqId.replace('-', '_')],
      [symbol, accession, `seq.${seqId.replace('-', '.')}`],
      ['', '', seqId.replace('-', '.')],
      ['', `${accession}-2`, ''],
      [symbol, accession, `99${seqId.slice(2)}`],
      [symbol, other.accession, seqId],
      [special[Math.floor(at / 10) % special.length] as string, '', ''],
      [at % 20 === 8 ? 'Cytokines:' : 'n/a', '', ''],
      [`${symbol}X`, '', ''],
    ];
    return [String(at + 1), ...(shapes[at % 10] as readonly string[]), '1.25'];
  });
  const rows = [['Supplementary Table 3'], [], ['Rank', 'Gene', 'UniProt', 'SeqId', 'HR'], ...lines];
  return rows.map((row) => row.join(',')).join('\n');
}

const grid = (dialog: Locator) => dialog.getByRole('grid', { name: 'Results' });

async function meaningOf(dialog: Locator, raw: string): Promise<string> {
  const row = grid(dialog)
    .getByRole('row')
    .filter({ has: dialog.page().locator('[data-column=raw]').getByText(raw, { exact: true }) })
    .first();
  return row.locator('[data-column=reason]').innerText();
}

async function show(dialog: Locator, ...chips: readonly RegExp[]): Promise<void> {
  for (const name of chips) await dialog.getByRole('button', { name }).click();
}

async function mend(page: Page, dialog: Locator, text: string): Promise<void> {
  await dialog
    .getByRole('button', { name: /^Edit line/ })
    .first()
    .click();
  const box = dialog.getByRole('combobox', { name: /as written$/ });
  await box.fill(text);
  await page.keyboard.press('Enter');
  await eventually(async () => (await dialog.getByRole('progressbar').count()) + (await box.count()), 0);
}

describe.skipIf(absent.length > 0)(`identifiers on real files (needs ${used.join(', ')} in SSM_SHARED_DATA)`, () => {
  const host = hosted({ isChanged: true });

  beforeAll(async () => {
    const files = (annotation: string) => [annotation, ...tables].map(sharedFile);
    const maps = derived.flatMap((map) => ['--map', map]);
    await host.server.catalogue(['load', '--version', 'V_7K', ...maps, ...files('annotation_7k.tsv')]);
    await host.server.catalogue(['load', '--version', 'V_11K', ...files('annotation_11k.tsv')]);
  });

  test('S4-21 S4-22 S4-23: a table of 400 mixed lines is read, explained, edited, refused, decided and saved, and the export lists every line', async () => {
    const { page, misdeeds } = await host.visit();
    await page.goto('/');
    await signIn(page, 'SSM-Registered');
    await page.goto('/7k-panel-builder');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Analytes' });
    const chosen = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose file' }).click();
    const csv = { name: 'table-s3.csv', mimeType: 'text/csv', buffer: Buffer.from(await supplementaryTable()) };
    await (await chosen).setFiles([csv]);
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await grid(dialog).waitFor();

    await show(dialog, /^Fix/, /^Not on the menu/);
    const notMeasured = await meaningOf(dialog, 'PAK1');
    await show(dialog, /^Not recognised/, /^Unknown SeqId/);
    const absentSeqId = await grid(dialog).locator('[data-column=reason]').nth(1).innerText();
    await show(dialog, /^Choose \d/, /^Proposed/, /^Columns disagree/);
    const disagree = await grid(dialog).locator('[data-column=reason]').nth(1).innerText();
    const told = [notMeasured, absentSeqId, disagree].map((text) =>
      text.replaceAll(/\d+-\d+|\b[A-Z0-9]{4,}\b/g, '…').replaceAll(/…(?:, …)+/g, '…'),
    );
    expect(told).toEqual([
      '… is an approved gene symbol that no reagent of 7K or 11K measures.',
      'SeqId … is in neither catalogue. UniProt … and … in the same row are measured by …: take it only if that is what you mean.',
      'Columns of the row name different reagents: SeqId …, UniProt … (…), and … (…). Tick what you mean.',
    ]);

    const found = async () =>
      Number(/(\d+) reagents found/.exec(await dialog.locator('[data-part=Summary]').innerText())?.[1]);
    const before = await found();
    await show(dialog, /^Fix/, /^Not recognised/, /^Near another/);
    const symbols = await unnamedSymbols(3);
    for (const symbol of symbols) await mend(page, dialog, symbol);
    await eventually(found, before + 3);

    await show(dialog, /^Found/, /^Exact/);
    await grid(dialog)
      .getByRole('checkbox', { name: /^Take .* found in line/ })
      .first()
      .click();
    await eventually(found, before + 2);

    await show(dialog, /^Choose \d/, /^Several reagents/);
    await dialog.getByRole('button', { name: /^Choose for several/ }).click();
    await page.getByRole('menuitem', { name: /^Lowest Total CV Plasma/ }).click();
    await dialog.getByText(/^Lowest Total CV Plasma.*decided/).waitFor();

    const decided = await found();
    const isKept = async () => (await keptTexts(page, 'import:')).some((text) => text.includes('"lowest"'));
    await eventually(isKept, true);
    await page.reload();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByRole('button', { name: 'Go on with table-s3.csv' }).click();
    await grid(dialog).waitFor();
    await eventually(found, decided);

    await dialog.getByRole('button', { name: /^Add \d+ analytes/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save Panel' }).click();
    const saving = page.getByRole('dialog', { name: 'Save Panel' });
    await saving.getByRole('textbox', { name: 'Name' }).fill('From table S3');
    await saving.getByRole('button', { name: 'Save' }).click();
    await saving.waitFor({ state: 'detached' });

    await page.goto('/my-panels');
    await page.getByRole('link', { name: 'From table S3' }).click();
    await page.getByRole('heading', { level: 1, name: 'From table S3' }).waitFor();
    const text = await exportedSources(page);
    expect({
      file: text.includes('table-s3.csv'),
      mended: symbols.every((symbol) => text.includes(symbol)),
      refused: text.includes('Refused'),
      byMeasure: text.includes('Total CV Plasma'),
      leftOut: text.includes('Left out'),
      misdeeds,
    }).toEqual({ file: true, mended: true, refused: true, byMeasure: true, leftOut: true, misdeeds: noMisdeeds });
  });

  test.each(['de', 'ja'])(
    'R29: a panel of real reagents that was exported in %s is imported completely in English and in that language',
    async (tag) => {
      const { page, misdeeds } = await host.visit();
      await page.goto('/');
      await signIn(page, 'SSM-Verified');
      await savePanels(page, [`2031 ${tag}`], { count: 1500 });
      expect([await readAgain(page, tag, `2031 ${tag}`, 1500), misdeeds]).toEqual([
        [`${tag} xlsx`, `${tag} csv`, `${tag} excel.csv`, 'en xlsx', 'en csv', 'en excel.csv'],
        noMisdeeds,
      ]);
    },
  );
});

async function exportedSources(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }).click();
  const sheets = await readXlsxFile(await (await downloaded).path());
  return JSON.stringify(sheets.find(({ sheet }) => sheet === 'Sources')?.data);
}
