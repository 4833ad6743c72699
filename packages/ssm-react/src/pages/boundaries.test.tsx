import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { defaultMenuView, type ErrorReport, roleOf } from 'ssm-core';
import { readFilters } from 'ssm-core/engine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder } from '../features/builder/testing/builders.ts';
import { upload } from '../features/import/testing/importScreen.ts';
import { bothVersions } from '../features/menu/testing/catalogues.ts';
import { firstSeqIds, grid, searchBox } from '../features/menu/testing/menuScreen.ts';
import { clientWithPanels, sub } from '../features/panels/testing/panelServer.ts';
import { SsmProvider } from '../provider/SsmProvider.tsx';
import type { StringsOverride } from '../strings/merge.ts';
import { axeFindings } from '../testing/axe.ts';
import { renderInProvider } from '../testing/renderWithServer.tsx';
import { PanelBuilderPage } from './builder/PanelBuilderPage.tsx';
import { MenuPage } from './menu/MenuPage.tsx';

const crashText = 'This part of the page stopped working. Trying again usually helps; nothing you saved is lost.';

/** No text: whatever shows it throws. */
const broken = {} as unknown as string;

interface Opened {
  /** What was reported so far: whether each is a crash that has an error. */
  readonly crashes: () => readonly boolean[];
  /** The page with the texts as they should be. */
  readonly mend: () => void;
}

/** The page with a text that breaks whatever shows it. */
async function open(page: ReactNode, strings: StringsOverride): Promise<Opened> {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { client } = await clientWithPanels([], { catalogues: bothVersions(40, 60) });
  const reports: ErrorReport[] = [];
  const inProvider = (texts: StringsOverride | undefined): ReactNode => (
    <SsmProvider
      client={client}
      requestPath="secured"
      errorReports={(report) => void reports.push(report)}
      {...(texts && { strings: texts })}
    >
      {page}
    </SsmProvider>
  );
  const { rerender } = renderInProvider(inProvider(strings), { client });
  return {
    crashes: () => reports.map((report) => report.name === 'crash' && report.error instanceof Error),
    mend: () => rerender(inProvider(undefined)),
  };
}

async function openBuilder(strings: StringsOverride): Promise<Opened> {
  const builder = filledBuilder(['1-1', '2-1']);
  onTestFinished(builder.dispose);
  const opened = await open(<PanelBuilderPage builder={builder} version="V_7K" group="Panel" sub={sub} />, strings);
  await screen.findByRole('grid', { name: '7K Panel' });
  await userEvent.fill(searchBox(), 'Target 2');
  return opened;
}

async function openMenu(strings: StringsOverride): Promise<Opened> {
  const opened = await open(<MenuPage allowsSelection role={roleOf(['SSM-Registered'])} sub={sub} />, strings);
  await firstSeqIds(1);
  await userEvent.fill(searchBox(), 'Target 2');
  return opened;
}

const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));

/** The dialog that stands in place of one that broke. */
async function brokenDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' });
  expect(within(dialog).getByRole('alert').textContent).toBe(crashText);
  expect(await axeFindings(dialog)).toEqual([]);
  return dialog;
}

const typed = (): string => (searchBox() as HTMLInputElement).value;

describe('a dialog that breaks', () => {
  test.each<[string, () => Promise<Opened>, string, string]>([
    ['saving', () => openBuilder({ panels: { name: broken } }), 'Save Panel', 'Save Panel'],
    ['import', () => openBuilder({ imports: { intro: broken } }), 'Import', 'Import Analytes'],
    ['bulk search', () => openMenu({ imports: { intro: broken } }), 'Bulk Search', 'Bulk Search'],
    ['columns', () => openMenu({ selectColumns: { preference: broken } }), 'Columns', 'Select Columns'],
    ['filters', () => openMenu({ filters: { add: broken } }), 'Filters', 'Filters'],
  ])('%s: says so in its place, is reported, can be tried again, and loses nothing beside it', async (...way) => {
    const [, openPage, button, name] = way;
    const { crashes, mend } = await openPage();
    await press(button);
    const dialog = await brokenDialog();
    expect([crashes(), typed()]).toEqual([[true], 'Target 2']);
    mend();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name });
    expect([screen.queryByRole('dialog', { name: 'Something went wrong' }), typed()]).toEqual([null, 'Target 2']);
  });

  test('is left by Cancel, and what it stood over goes on', async () => {
    await openMenu({ imports: { intro: broken } });
    await press('Bulk Search');
    await userEvent.click(within(await brokenDialog()).getByRole('button', { name: 'Cancel' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBe(null);
    await userEvent.fill(searchBox(), 'Target 3');
    expect(await firstSeqIds(1)).toEqual(['3-1']);
  });
});

describe('chips that break', () => {
  test('those of filters', async () => {
    const view = { ...defaultMenuView, filters: readFilters('dilGroup=20%25') };
    const { crashes, mend } = await open(<MenuPage view={view} />, { filters: { clearAll: broken } });
    const alert = await screen.findByText(crashText);
    expect([crashes(), grid().isConnected]).toEqual([[true], true]);
    mend();
    await userEvent.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Dilution Group: 20%' })).toBeVisible();
  });

  test('that of a bulk search', async () => {
    const { crashes, mend } = await openMenu({ imports: { chip: () => broken } });
    await press('Bulk Search');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Search' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), '1-1\n2-1');
    await upload(dialog);
    await press('Show in menu');
    const alert = await screen.findByText(crashText);
    expect([crashes(), await firstSeqIds(2)]).toEqual([[true], ['1-1', '2-1']]);
    mend();
    await userEvent.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bulk search: 2 reagents')).toBeVisible();
  });
});
