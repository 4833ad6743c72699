import { screen, waitFor, within } from '@testing-library/react';
import { type AnalyticsEvent, SatError } from 'ssm-core';
import { columnsOfVersion } from 'ssm-core/engine';
import { smallCatalogue } from 'ssm-server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { columns as titles } from '../../strings/en/columns.ts';
import { axeFindings } from '../../testing/axe.ts';
import type { TestClientOptions } from '../../testing/createTestClient.ts';
import { renderWithServer } from '../../testing/renderWithServer.tsx';
import { ColumnsHost, type ColumnsHostProps } from './testing/ColumnsHost.tsx';

const catalogues = [smallCatalogue('V_7K'), smallCatalogue('V_11K')];
const preferenceBox = 'Set selected columns as my preference for all tables';
const keptKey = 'preferredCols:demo-ssm-registered';

async function openPage(props: ColumnsHostProps = {}, options: TestClientOptions = {}) {
  const analytics = vi.fn<(event: AnalyticsEvent) => void>();
  const { client } = await renderWithServer(<ColumnsHost {...props} />, {
    catalogues,
    person: 'SSM-Registered',
    ...options,
    provider: { analytics },
  });
  return { analytics, client };
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  return screen.findByRole('dialog', { name: 'Select Columns' });
}

async function dialogHasFocus(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Select Columns' }).contains(document.activeElement)).toBe(true),
  );
}

function box(name: string): HTMLInputElement {
  return screen.getByRole('checkbox', { name });
}

function boxes(): readonly HTMLInputElement[] {
  return within(screen.getByRole('group', { name: 'Columns' })).queryAllByRole('checkbox');
}

const nameOf = (each: HTMLInputElement) => each.closest('label')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isApplyOff = () => screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-disabled') === 'true';
const count = () => screen.getByText(/columns chosen|at least one/).textContent;
const shownText = () => screen.getByText(/^Shown:/).textContent;
const alerts = () => screen.queryAllByRole('alert').map((each) => each.textContent);
const preferredText = () => screen.getByText(/^Preferred:/).textContent;

async function awaitPreferred(...keys: readonly string[]): Promise<void> {
  await waitFor(() => expect(preferredText()).toBe(`Preferred: ${keys.join(' ')}`));
}

describe('the columns dialog', () => {
  test('S9-05: has a box for each column of the version, and the first two stay checked', async () => {
    await openPage();
    await openDialog();
    const all = columnsOfVersion('V_7K').map(({ key }) => titles[key].title);
    expect(boxes().map((each) => [nameOf(each), each.checked, each.disabled])).toEqual(
      all.map((title, index) => [title, index < 3, index < 2]),
    );
    expect([all.length, count(), isApplyOff()]).toEqual([29, '3 of 29 columns chosen', false]);
    expect(await axeFindings()).toEqual([]);
  });

  test('does not offer columns that the version lacks or in which no reagent has a value', async () => {
    await openPage({ version: 'V_11K', empty: ['pQtl', 'loDb'], shown: ['seqId', 'fullName', 'loDb'] });
    await openDialog();
    const all = columnsOfVersion('V_11K').flatMap(({ key }) =>
      key === 'pQtl' || key === 'loDb' ? [] : [titles[key].title],
    );
    expect([boxes().map(nameOf), count()]).toEqual([all, '2 of 25 columns chosen']);
  });

  test('finds columns by words of their titles, and says when no column matches', async () => {
    await openPage();
    const dialog = await openDialog();
    const find = within(dialog).getByRole('searchbox', { name: 'Find a column' });
    await userEvent.fill(find, 'serum stat');
    expect(boxes().map(nameOf)).toEqual(['F-Statistic Serum']);
    await userEvent.fill(find, 'nonsense');
    expect(boxes()).toEqual([]);
    expect(within(dialog).getByText('No column matches “nonsense”').getAttribute('role')).toBe('status');
    expect(await axeFindings()).toEqual([]);
    await press('Clear');
    expect(boxes().length).toBe(29);
  });

  test('applies the choice at once, in the order of the catalogue, and calls the host', async () => {
    const { analytics } = await openPage();
    await openDialog();
    await userEvent.click(box('Pathways'));
    await userEvent.click(box('UniProt ID'));
    await userEvent.click(box('Target Name'));
    expect(count()).toBe('4 of 29 columns chosen');
    await press('Apply');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect(shownText()).toBe('Shown: seqId fullName uniProtId pathways');
    expect(analytics.mock.calls).toEqual([
      [{ name: 'header-apply', version: 'V_7K', columnKeys: ['seqId', 'fullName', 'uniProtId', 'pathways'] }],
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Columns' })));
  });

  test('chooses all columns by All and the first three by Default, and changes nothing by Cancel', async () => {
    const onApply = vi.fn();
    await openPage({ shown: ['seqId', 'fullName', 'loDb'], onApply });
    await openDialog();
    await press('All');
    expect([count(), boxes().filter(({ checked }) => !checked)]).toEqual(['29 of 29 columns chosen', []]);
    await press('Default');
    expect(boxes().flatMap((each) => (each.checked ? [nameOf(each)] : []))).toEqual([
      'Sequence ID',
      'Full Name',
      'Target Name',
    ]);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
    expect([onApply.mock.calls, shownText()]).toEqual([[], 'Shown: seqId fullName loDb']);
  });

  test('S5-10: disables Apply while no column is chosen, if no column is fixed', async () => {
    await openPage({ fixedColumnCount: 0, shown: ['seqId'] });
    await openDialog();
    await userEvent.click(box('Sequence ID'));
    expect([count(), isApplyOff()]).toEqual(['Choose at least one column', true]);
    await userEvent.click(box('LoDB (RFU)'));
    await press('Apply');
    await waitFor(() => expect(shownText()).toBe('Shown: loDb'));
  });

  test('works by keyboard alone', async () => {
    await openPage();
    screen.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.keyboard('{Enter}');
    await dialogHasFocus();
    await userEvent.keyboard('lodb{Tab}{Tab}{Tab}{Tab} ');
    expect(box('LoDB (RFU)').checked).toBe(true);
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(shownText()).toBe('Shown: seqId fullName targetName loDb'));
    await userEvent.keyboard('{Enter}');
    await dialogHasFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  });
});

describe('the preference', () => {
  test('S4-20, S7-09, S8-07: is saved if the box is ticked, and the box is disabled while the choice equals the preference', async () => {
    await openPage();
    await openDialog();
    await userEvent.click(box('LoDB (RFU)'));
    await userEvent.click(box(preferenceBox));
    await press('Apply');
    await screen.findByText('Column display preferences saved');
    await awaitPreferred('seqId', 'fullName', 'targetName', 'loDb');
    expect([shownText(), localStorage.getItem(keptKey)]).toEqual([
      'Shown: seqId fullName targetName loDb',
      '{"format":1,"columns":["seqId","fullName","targetName","loDb"]}',
    ]);

    await openDialog();
    expect([box(preferenceBox).disabled, box(preferenceBox).checked]).toEqual([true, false]);
    expect(screen.getByText('These columns are your preference already').tagName).toBe('P');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(box('pQTL'));
    await userEvent.click(box(preferenceBox));
    expect([box(preferenceBox).disabled, box(preferenceBox).checked]).toEqual([false, true]);
    await userEvent.click(box('pQTL'));
    expect([box(preferenceBox).disabled, box(preferenceBox).checked]).toEqual([true, false]);
  });

  test('is not saved if the box is not ticked', async () => {
    const methods: string[] = [];
    await openPage(
      {},
      {
        intercept(request, answer) {
          methods.push(request.method);
          return answer(request);
        },
      },
    );
    await openDialog();
    await press('All');
    await press('Apply');
    await waitFor(() => expect(shownText()?.split(' ').length).toBe(30));
    expect([methods.filter((method) => method !== 'GET'), localStorage.getItem(keptKey), preferredText()]).toEqual([
      [],
      null,
      'Preferred: ',
    ]);
  });

  test('S8-03, R11: offers a retry if it cannot be saved, and the chosen columns stay shown', async () => {
    let isBroken = true;
    await openPage(
      {},
      {
        async intercept(request, answer) {
          return isBroken && request.method === 'PUT' ? new Response('no', { status: 500 }) : answer(request);
        },
      },
    );
    await openDialog();
    await userEvent.click(box('Selectivity'));
    await userEvent.click(box(preferenceBox));
    await press('Apply');
    const alert = await screen.findByText('Failed to save column preference');
    expect([alert.closest('[role=alert]') === null, shownText(), preferredText()]).toEqual([
      false,
      'Shown: seqId fullName targetName characterizationInfo',
      'Preferred: ',
    ]);
    isBroken = false;
    await press('Try again');
    await screen.findByText('Column display preferences saved');
    await awaitPreferred('seqId', 'fullName', 'targetName', 'characterizationInfo');
    expect(screen.queryByText('Failed to save column preference')).toBe(null);
  });

  test('S9-01: reports a timeout of saving and of reading', async () => {
    const late = 'Timeout - excessive time to fetch data';
    await openPage({}, { intercept: () => Promise.reject(new SatError('timeout')) });
    expect((await screen.findByText(late)).closest('[role=alert]')).not.toBe(null);
    await openDialog();
    await userEvent.click(box('Selectivity'));
    await userEvent.click(box(preferenceBox));
    await press('Apply');
    expect((await screen.findByText(/Failed to save column preference/)).textContent).toBe(
      `Failed to save column preference\n${late}`,
    );
    expect(alerts()).toEqual([`Failed to save column preference\n${late}`]);
  });

  test('S9-05: comes from the token unless browser or server has a preference, and its first two columns are fixed', async () => {
    localStorage.setItem(keptKey, '{"format":1,"columns":["targetName","loDb","seqId"]}');
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await openPage(
      { preferredColumns: ['seqId', 'pQtl'] },
      {
        async intercept(request, answer) {
          await released;
          return answer(request);
        },
      },
    );
    expect(preferredText()).toBe('Preferred: targetName loDb seqId');
    await openDialog();
    expect(boxes().flatMap((each) => (each.disabled ? [nameOf(each)] : []))).toEqual(['Target Name', 'LoDB (RFU)']);
    release();
    await awaitPreferred();
    await waitFor(() => expect(localStorage.getItem(keptKey)).toBe(null));
  });

  test('R10: is ignored without an error if the value in the browser is broken', async () => {
    localStorage.setItem(keptKey, '{"format":1,"columns":"seqId"');
    await openPage({ preferredColumns: ['seqId', 'pQtl'] }, { intercept: () => new Promise(() => {}) });
    expect([preferredText(), screen.queryByRole('alert')]).toEqual(['Preferred: seqId pQtl', null]);
  });

  test('R11: offers a retry if it cannot be read', async () => {
    let isBroken = true;
    const { client } = await openPage(
      {},
      {
        async intercept(request, answer) {
          return isBroken && request.method === 'GET' ? new Response('no', { status: 403 }) : answer(request);
        },
      },
    );
    const message = /^There was an error with your request/;
    await screen.findByText(message);
    await press('Try again');
    await screen.findByText(message);
    await client.put('/custompanel/user/{userSub}/column', {
      params: { path: { userSub: 'demo-ssm-registered' } },
      body: { columns: ['seqId', 'loDb'] },
    });
    isBroken = false;
    await press('Try again');
    await awaitPreferred('seqId', 'loDb');
    expect(localStorage.getItem(keptKey)).toBe('{"format":1,"columns":["seqId","loDb"]}');
  });

  test('is not offered to visitors', async () => {
    await openPage({ sub: null });
    await openDialog();
    expect(screen.queryByRole('checkbox', { name: preferenceBox })).toBe(null);
  });
});

describe('own presets', () => {
  const keptPresetsKey = 'columnPresets:demo-ssm-registered';
  const nameBox = () => screen.getByRole('textbox', { name: 'Name of a new preset' });
  const own = () => within(screen.getByRole('region', { name: 'Own presets' }));
  const names = () =>
    own()
      .queryAllByRole('listitem')
      .map((item) => item.querySelector('[data-part=Name]')?.textContent);
  const kept = () => JSON.parse(localStorage.getItem(keptPresetsKey) ?? 'null');
  const shown = ['seqId', 'fullName', 'loDb', 'totalCVPlasma'] as const;

  async function openWithPreset(name: string) {
    localStorage.clear();
    await openPage({ shown });
    await openDialog();
    await userEvent.fill(nameBox(), name);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual([name]));
  }

  test('the shown columns are saved under a name, kept in the browser, and one choice shows them again', async () => {
    await openWithPreset('CV of plasma');
    expect([own().getByRole('status').textContent, kept(), await axeFindings()]).toEqual([
      'CV of plasma is saved',
      { format: 1, presets: [{ name: 'CV of plasma', columns: shown }] },
      [],
    ]);
    await press('Default');
    await press('Apply');
    await waitFor(() => expect(shownText()).toBe('Shown: seqId fullName targetName'));
    await userEvent.click(screen.getByRole('button', { name: 'Column preset' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Default',
      'Plasma',
      'Serum',
      'Evidence',
      'All columns',
      'CV of plasma',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'CV of plasma' }));
    await waitFor(() => expect(shownText()).toBe(`Shown: ${shown.join(' ')}`));
    await screen.findByRole('button', { name: 'Column preset', description: 'CV of plasma' });
  });

  test('a preset is chosen in the dialog if there is no choice beside the button', async () => {
    await openWithPreset('Mine');
    await press('All');
    await userEvent.click(screen.getByRole('button', { name: 'Choose Mine' }));
    expect(count()).toBe('4 of 29 columns chosen');
  });

  test('R41: a preset is renamed by keyboard, and the focus stays with it', async () => {
    await openWithPreset('Mine');
    screen.getByRole('button', { name: 'Rename Mine' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'New name of Mine' });
    expect([document.activeElement, (field as HTMLInputElement).value]).toEqual([field, 'Mine']);
    await userEvent.fill(field, 'serum');
    await userEvent.keyboard('{Enter}');
    await own().findByText('Another preset has this name. Choose another');
    await userEvent.fill(field, 'Ours');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Ours']));
    expect([document.activeElement?.textContent, kept().presets.length]).toEqual(['Choose Ours', 1]);
  });

  test('R39, R41: a preset is deleted and brought back by keyboard', async () => {
    await openWithPreset('Mine');
    screen.getByRole('button', { name: 'Delete Mine' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect([names(), kept()]).toEqual([[], null]));
    expect([own().getByRole('status').textContent, document.activeElement?.textContent]).toEqual([
      'Mine is deleted',
      'Undo',
    ]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect([names(), document.activeElement?.textContent]).toEqual([['Mine'], 'Choose Mine']));
  });

  test.each([
    ['', 'Give it a name'],
    ['x'.repeat(41), 'The name is longer than 40 characters'],
    ['mine', 'Another preset has this name. Choose another'],
    ['PLASMA', 'Another preset has this name. Choose another'],
  ])('the name %j is refused: %s', async (name, text) => {
    await openWithPreset('Mine');
    await userEvent.fill(nameBox(), name);
    await press('Save as preset');
    expect(await own().findByText(text)).toBeVisible();
    expect([names(), (nameBox() as HTMLInputElement).value]).toEqual([['Mine'], name]);
  });

  test('a browser that stores nothing is named, and the preset lasts as long as the page', async () => {
    localStorage.clear();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openPage({ shown });
    await openDialog();
    await userEvent.fill(nameBox(), 'Mine');
    await press('Save as preset');
    await own().findByText('Mine is saved. This browser stores no presets, so they last until you leave the page');
    expect(names()).toEqual(['Mine']);
  });

  test('a visitor has no own presets', async () => {
    await openPage({ sub: null });
    await openDialog();
    expect(screen.queryByRole('region', { name: 'Own presets' })).toBe(null);
  });
});
