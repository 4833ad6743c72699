import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { AssayVersion, Builder } from 'ssm-core';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder, refusingStorage, silentStorage } from '../../features/builder/testing/builders.ts';
import { bothVersions } from '../../features/menu/testing/catalogues.ts';
import { axeFindings } from '../../testing/axe.ts';
import { renderWithServer } from '../../testing/renderWithServer.tsx';
import { BuilderPage, type BuilderPageProps } from './BuilderPage.tsx';

const catalogues = bothVersions(40, 60);

async function openPage(builder: Builder, props: Partial<BuilderPageProps> = {}) {
  onTestFinished(builder.dispose);
  return renderWithServer(<BuilderPage builder={builder} version="V_7K" group="Panel" {...props} />, { catalogues });
}

function seqIdsOf({ getSnapshot }: Builder): readonly string[] {
  return [...getSnapshot().lists.V_7K.seqIds];
}

function table(name = '7K Panel'): HTMLElement {
  return screen.getByRole('grid', { name });
}

/** The SeqIds of the rows drawn, from the top. */
function shown(name?: string): readonly string[] {
  return within(table(name))
    .queryAllByRole('checkbox', { name: /^Select [0-9]/ })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', '') ?? '');
}

async function awaitRows(...seqIds: readonly string[]): Promise<void> {
  await waitFor(() => expect(shown()).toEqual(seqIds), { timeout: 10_000 });
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function describedBy(name: string): string | null | undefined {
  return document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;
}

function told(): string | null | undefined {
  return screen.getAllByRole('status')[0]?.textContent;
}

async function select(...seqIds: readonly string[]): Promise<void> {
  for (const seqId of seqIds) await userEvent.click(screen.getByRole('checkbox', { name: `Select ${seqId}` }));
}

describe('the page of a builder', () => {
  test('S2-04: it shows the analytes of its list alone, searched and sorted as the menu is', async () => {
    await openPage(filledBuilder(['30-1', '2-1', '10-1']));
    await awaitRows('2-1', '10-1', '30-1');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('7K Panel Builder');
    expect(screen.getByText('3 of 3 reagents').tagName).toBe('OUTPUT');
    await userEvent.click(within(table()).getByRole('button', { name: 'Sequence ID' }));
    await userEvent.click(within(table()).getByRole('button', { name: 'Sequence ID' }));
    await awaitRows('30-1', '10-1', '2-1');
    await userEvent.fill(screen.getByRole('searchbox', { name: 'Search by Keywords or IDs' }), 'sym10');
    await awaitRows('10-1');
    expect(screen.getByText('1 of 3 reagents').tagName).toBe('OUTPUT');
    expect(await axeFindings()).toEqual([]);
  });

  test('what is selected is removed, told, undone and redone', async () => {
    const builder = filledBuilder(['1-1', '2-1', '3-1']);
    await openPage(builder);
    await awaitRows('1-1', '2-1', '3-1');
    await select('1-1', '3-1');
    await userEvent.click(button('Remove (2)'));
    await awaitRows('2-1');
    expect([told(), button('Remove (0)').ariaDisabled]).toEqual(['Removed 2 analytes', 'true']);
    await userEvent.click(button('Undo'));
    await awaitRows('1-1', '2-1', '3-1');
    expect([told(), screen.getByText('2 selected').tagName]).toEqual(['Undone: 2 analytes changed', 'OUTPUT']);
    await userEvent.click(button('Redo'));
    await awaitRows('2-1');
    expect(seqIdsOf(builder)).toEqual(['2-1']);
  });

  test('S5-10: what cannot be done says why', async () => {
    const onSave = vi.fn();
    const builder = filledBuilder([]);
    await openPage(builder, { onSave, onImport: () => undefined });
    await screen.findByText('This Panel Builder is empty');
    const names = ['Remove (0)', 'Clear', 'Save Panel'];
    expect(names.map((name) => [button(name).ariaDisabled, describedBy(name)])).toEqual([
      ['true', 'Select analytes in the table to remove them'],
      ['true', 'The builder is empty'],
      ['true', 'Add analytes before saving'],
    ]);
    expect(['Undo', 'Redo'].map((name) => screen.queryByRole('button', { name }))).toEqual([null, null]);
    await userEvent.click(button('Save Panel'), { force: true });
    expect([onSave.mock.calls, button('Import').ariaDisabled]).toEqual([[], null]);
  });

  test('an empty one says what to do next, and leads there', async () => {
    const onOpenMenu = vi.fn();
    await openPage(filledBuilder([]), { menuHref: '/menu', onOpenMenu });
    expect(await screen.findByText('Select reagents in the menu, then press “Add to Panel Builder”.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Open the menu' });
    expect(link.getAttribute('href')).toEqual('/menu');
    await userEvent.click(link);
    expect([onOpenMenu.mock.calls.length, screen.queryByRole('grid')]).toEqual([1, null]);
    expect(await axeFindings()).toEqual([]);
  });

  test('saving is the page’s own: it is told the list', async () => {
    const onSave = vi.fn();
    await openPage(filledBuilder(['10-1', '2-1']), { onSave });
    await awaitRows('2-1', '10-1');
    await userEvent.click(button('Save Panel'));
    expect(onSave.mock.calls).toEqual([[['2-1', '10-1']]]);
  });

  test('without importing and saving there are no buttons for them', async () => {
    await openPage(filledBuilder(['1-1']));
    await awaitRows('1-1');
    expect([
      screen.queryByRole('button', { name: 'Import' }),
      screen.queryByRole('button', { name: 'Save Panel' }),
    ]).toEqual([null, null]);
  });

  test('S2-07: certified people choose the version on the page, and have a Set in each', async () => {
    const builder = filledBuilder(['1-1']);
    builder.add('V_11K', ['60-1']);
    function Certified() {
      const [version, setVersion] = useState<AssayVersion>('V_7K');
      return <BuilderPage builder={builder} version={version} group="Set" onVersionChange={setVersion} />;
    }
    onTestFinished(builder.dispose);
    await renderWithServer(<Certified />, { catalogues });
    await waitFor(() => expect(shown('7K Set')).toEqual(['1-1']), { timeout: 10_000 });
    await userEvent.click(
      within(screen.getByRole('radiogroup', { name: 'Assay version' })).getByRole('radio', { name: '11K' }),
    );
    await waitFor(() => expect(shown('11K Set')).toEqual(['60-1']), { timeout: 10_000 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('11K Set Builder');
  });

  test('what is no longer on the menu is named, and removed when it is asked', async () => {
    const builder = filledBuilder(['1-1', '9999-9', '8888-8']);
    await openPage(builder);
    const note = await screen.findByRole('region', { name: '2 analytes are no longer on the menu' });
    expect(within(note).getByText('8888-8, 9999-9')).toBeVisible();
    expect([shown(), screen.getByText('1 of 1 reagents').tagName]).toEqual([['1-1'], 'OUTPUT']);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(within(note).getByRole('button', { name: 'Remove all 2' }));
    expect([seqIdsOf(builder), screen.queryByRole('region', { name: /no longer/ })]).toEqual([['1-1'], null]);
    await userEvent.click(button('Undo'));
    expect(await screen.findByRole('region', { name: '2 analytes are no longer on the menu' })).toBeVisible();
  });

  test('a list of nothing but what is gone has its note alone', async () => {
    await openPage(filledBuilder(['9999-9']));
    const note = await screen.findByRole('region', { name: '1 analyte is no longer on the menu' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBe(null));
    await userEvent.click(within(note).getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByText('This Panel Builder is empty')).toBeVisible();
  });

  test('until the browser has said what it keeps, the page says that it is loading', async () => {
    await openPage(filledBuilder([], 'V_7K', silentStorage));
    expect(await screen.findByRole('progressbar', { name: 'Loading Panel Builder' })).toBeVisible();
  });

  test('R9: where the browser keeps nothing, one notice says so', async () => {
    await openPage(filledBuilder(['1-1'], 'V_7K', refusingStorage));
    await awaitRows('1-1');
    const notices = screen.getAllByText(/^This browser does not keep the builder just now/);
    expect(notices.map((notice) => notice.closest('[role=alert]') === null)).toEqual([false]);
    expect(await axeFindings()).toEqual([]);
  });
});

describe('the keys of the page', () => {
  test('R39: Delete removes what is selected, and the focus stays in the table', async () => {
    const builder = filledBuilder(['1-1', '2-1', '3-1']);
    await openPage(builder);
    await awaitRows('1-1', '2-1', '3-1');
    table().focus();
    await userEvent.keyboard('{ArrowDown} {Delete}');
    await awaitRows('1-1', '3-1');
    await waitFor(() => expect(table().contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Delete}');
    expect(seqIdsOf(builder)).toEqual(['1-1', '3-1']);
  });

  test('R39: with the last row gone the focus is at what to do next', async () => {
    await openPage(filledBuilder(['1-1']), { menuHref: '/menu', onOpenMenu: () => undefined });
    await awaitRows('1-1');
    table().focus();
    await userEvent.keyboard(' {Delete}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open the menu' })));
  });

  test('Ctrl and Z undo, Ctrl and Y or Shift redo; in a text box they are the box’s own', async () => {
    const builder = filledBuilder(['1-1', '2-1']);
    await openPage(builder);
    await awaitRows('1-1', '2-1');
    button('Clear').focus();
    await userEvent.keyboard('{Enter}');
    expect(seqIdsOf(builder)).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(seqIdsOf(builder)).toEqual(['1-1', '2-1']);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(seqIdsOf(builder)).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(seqIdsOf(builder)).toEqual([]);
    await userEvent.keyboard('{Control>}z{/Control}');
    await awaitRows('1-1', '2-1');
    await userEvent.fill(screen.getByRole('searchbox'), '1');
    await userEvent.keyboard('{Control>}z{/Control}{Delete}');
    expect(seqIdsOf(builder)).toEqual(['1-1', '2-1']);
  });

  test('Ctrl and Z in a dialog over the page leave the list behind it as it is', async () => {
    const builder = filledBuilder(['1-1', '2-1']);
    await openPage(builder);
    await awaitRows('1-1', '2-1');
    await userEvent.click(button('Columns'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Columns' }));
    dialog.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    dialog.getByRole('checkbox', { name: 'pQTL' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(seqIdsOf(builder)).toEqual(['1-1', '2-1']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button('Columns')));
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(seqIdsOf(builder)).toEqual([]);
  });

  test('R39: ? lists them, before those of every table', async () => {
    await openPage(filledBuilder(['1-1']));
    await awaitRows('1-1');
    table().focus();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys of the table' });
    expect([...dialog.querySelectorAll('dt')].slice(0, 4).map((key) => key.textContent)).toEqual([
      'Delete',
      'Ctrl + Z',
      'Ctrl + Shift + Z, Ctrl + Y',
      'Arrow keys',
    ]);
  });
});

describe('the columns of a builder', () => {
  const sub = 'demo-ssm-registered';

  function titles(): readonly string[] {
    return within(table())
      .getAllByRole('columnheader')
      .map((each) => each.textContent)
      .filter((title) => title !== '');
  }

  async function choose(...names: readonly string[]): Promise<void> {
    await userEvent.click(button('Columns'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Select Columns' }));
    for (const name of names) await userEvent.click(dialog.getByRole('checkbox', { name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  }

  afterEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  test('S1-08: their button stands between Import and Remove', async () => {
    await openPage(filledBuilder(['2-1']), { onImport: () => undefined, onSave: () => undefined });
    await awaitRows('2-1');
    const toolbar = within(screen.getByRole('group', { name: 'Builder' }));
    const names = toolbar.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(names).toEqual(['Import', 'Columns', 'Tall table', 'Remove (0)', 'Undo', 'Clear', 'Save Panel']);
  });

  test('S9-05: begin with what the person prefers, and once chosen are remembered for the session', async () => {
    const builder = filledBuilder(['2-1', '10-1']);
    const person = { sub, preferredColumns: ['seqId', 'uniProtId'] } as const;
    const { unmount } = await openPage(builder, person);
    await awaitRows('2-1', '10-1');
    expect(titles()).toEqual(['Sequence ID', 'UniProt ID']);
    await choose('LoDB (RFU)');
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'UniProt ID', 'LoDB (RFU)']));
    unmount();
    await openPage(filledBuilder(['2-1']), person);
    await awaitRows('2-1');
    expect(titles()).toEqual(['Sequence ID', 'UniProt ID', 'LoDB (RFU)']);
  });

  test('of an empty list are chosen ahead', async () => {
    const builder = filledBuilder([]);
    await openPage(builder);
    await screen.findByText('This Panel Builder is empty');
    await choose('pQTL');
    builder.add('V_7K', ['2-1']);
    await awaitRows('2-1');
    expect(titles()).toEqual(['Sequence ID', 'Full Name', 'Target Name', 'pQTL']);
  });

  test('S4-20: another person sees their own columns of it, and changes those alone', async () => {
    const keyOf = (owner: string): string => `builderCols:${owner}`;
    const keep = (owner: string, columns: readonly string[]): void =>
      sessionStorage.setItem(keyOf(owner), JSON.stringify({ format: 1, columns }));
    keep('ann', ['seqId', 'fullName', 'pQtl', 'loDb']);
    keep('bob', ['seqId', 'fullName', 'uniProtId', 'loDb']);
    const builder = filledBuilder(['1-1', '2-1']);
    onTestFinished(builder.dispose);
    function Pages() {
      const [owner, setOwner] = useState('ann');
      return (
        <>
          <button type="button" onClick={() => setOwner('bob')}>
            Switch
          </button>
          <BuilderPage builder={builder} version="V_7K" group="Panel" sub={owner} />
        </>
      );
    }
    await renderWithServer(<Pages />, {
      catalogues,
      intercept: (request, answer) =>
        request.url.includes('/column') ? new Promise<never>(() => undefined) : answer(request),
    });
    await awaitRows('1-1', '2-1');
    expect(titles()).toEqual(['Sequence ID', 'Full Name', 'pQTL', 'LoDB (RFU)']);
    await userEvent.click(button('Switch'));
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'UniProt ID', 'LoDB (RFU)']));
    within(table()).getByRole('button', { name: 'LoDB (RFU)' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Sequence ID', 'Full Name', 'LoDB (RFU)', 'UniProt ID']));
    const keptOf = (owner: string): unknown => JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null')?.columns;
    expect([keptOf('ann'), keptOf('bob')]).toEqual([
      ['seqId', 'fullName', 'pQtl', 'loDb'],
      ['seqId', 'fullName', 'loDb', 'uniProtId'],
    ]);
  });
});
