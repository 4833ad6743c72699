import type { Locator, Page } from 'playwright';
import { enBuilder, enImports } from 'ssm-react';
import { textsOf } from './words.ts';

export function languageChoice(page: Page, label = 'Language'): Locator {
  return page.getByRole('combobox', { name: label, exact: true });
}

const labels: Readonly<Record<string, string>> = { en: 'Language', de: 'Sprache', ja: '言語' };

/**
 * Exports a panel in a language, and imports its files in that language and in English. Returns the imports that
 * found all reagents.
 */
export async function readAgain(page: Page, tag: string, panel: string, count: number): Promise<readonly string[]> {
  const texts = await textsOf(tag);
  const shown = (locale: string) => new Intl.NumberFormat(locale).format(count);
  await languageChoice(page).selectOption(tag);
  await page.getByRole('link', { name: texts.shell.pages.cookiePolicy }).waitFor();
  await page.goto('/my-panels');
  await page.getByRole('link', { name: panel, exact: true }).click();
  await page.getByRole('gridcell').first().waitFor();
  const files: string[] = [];
  for (const format of Object.values(texts.panelView.exportFormats)) {
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.panelView.export, exact: true }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const download = await downloaded;
    const path = `${await download.path()}-${download.suggestedFilename()}`;
    await download.saveAs(path);
    files.push(path);
  }
  const read: string[] = [];
  await page.goto('/7k-panel-builder');
  for (const [language, builder, imports] of [
    [tag, texts.builder, texts.imports],
    ['en', enBuilder, enImports],
  ] as const) {
    if (language === 'en') await languageChoice(page, labels[tag]).selectOption('en');
    for (const path of files) {
      await page.getByRole('button', { name: builder.import, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: imports.importTitle });
      await dialog.locator('input[type=file]').setInputFiles(path);
      await dialog.getByRole('button', { name: imports.upload, exact: true }).click();
      await dialog.getByRole('grid', { name: imports.results }).getByRole('gridcell').first().waitFor();
      await dialog
        .getByText(imports.found(count, shown(language)))
        .first()
        .waitFor();
      read.push(`${language} ${/(?:excel\.)?\w+$/.exec(path)?.[0]}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
  }
  return read;
}
