import { screen, waitFor, within } from '@testing-library/react';
import { type Builder, createMemoryWorkingLists, roleOf } from 'ssm-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { filledBuilder, refusingStorage, silentStorage } from '../../../features/builder/testing/builders.ts';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { counts, firstSeqIds, focusedRowIndex, grid, searchBox } from '../../../features/menu/testing/menuScreen.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage, type MenuPageProps } from '../MenuPage.tsx';

const catalogues = bothVersions(40, 60);

async function openMenu(builder: Builder, props: MenuPageProps = {}) {
  onTestFinished(builder.dispose);
  const rendered = await renderWithServer(
    <MenuPage allowsSelection role={roleOf(['SSM-Registered'])} builder={builder} {...props} />,
    { catalogues },
  );
  await firstSeqIds(1);
  await screen.findByRole('button', { name: /^Add to/ });
  return rendered;
}

function seqIdsOf({ getSnapshot }: Builder, version: 'V_7K' | 'V_11K' = 'V_7K'): readonly string[] {
  return [...getSnapshot().lists[version].seqIds];
}

function box(name: string): HTMLElement {
  return screen.getByRole('checkbox', { name });
}

function addButton(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

function takeOut(seqId: string): HTMLElement | null {
  return screen.queryByRole('button', { name: `${seqId} is in the builder. Remove it` });
}

describe('adding to the builder', () => {
  test('S2-25, S5-10: the button counts what is selected, and says why it does nothing while nothing is', async () => {
    await openMenu(filledBuilder([]));
    const button = addButton('Add to Panel Builder (0)');
    expect([
      button.ariaDisabled,
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['true', 'Select reagents in the table to add them']);
    await userEvent.click(box('Select 3-1'));
    await userEvent.click(box('Select 1-1'));
    expect(addButton('Add to Panel Builder (2)').ariaDisabled).toBe(null);
    expect(await axeFindings()).toEqual([]);
  });

  test('S4-18, S1-05: it appends in the order of the catalogue, confirms it, and selects nothing afterwards', async () => {
    const builder = filledBuilder(['9-1']);
    await openMenu(builder);
    for (const name of ['Select 3-1', 'Select 1-1', 'Select 2-1']) await userEvent.click(box(name));
    await userEvent.click(addButton('Add to Panel Builder (3)'));
    expect(seqIdsOf(builder)).toEqual(['9-1', '1-1', '2-1', '3-1']);
    expect(await screen.findByText('Analytes added to Panel Builder')).toBeVisible();
    // Once, and nowhere else.
    expect(screen.getAllByText(/added/i).map(({ textContent }) => textContent)).toEqual([
      'Analytes added to Panel Builder',
    ]);
    expect(addButton('Add to Panel Builder (0)').ariaDisabled).toBe('true');
    expect(counts().slice(0, 2)).toEqual(['40 of 40 reagents', '0 selected']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(seqIdsOf(builder)).toEqual(['9-1']);
    expect(await screen.findByText('Undone: 3 analytes changed')).toBeVisible();
  });

  test('S1-05: certified people add to a Set, and each version has a list of its own', async () => {
    const builder = filledBuilder([]);
    await openMenu(builder, { role: roleOf(['Certified-Site']) });
    await userEvent.click(box('Select 1-1'));
    await userEvent.click(addButton('Add to Set Builder (1)'));
    expect(await screen.findByText('Analytes added to Set Builder')).toBeVisible();
    const other = screen.getByRole('radio', { name: '11K' });
    await waitFor(() => expect(other.ariaDisabled).toBe(null));
    await userEvent.click(other);
    await waitFor(() => expect(counts()[0]).toBe('60 of 60 reagents'));
    await userEvent.click(box('Select 1-1'));
    await userEvent.click(addButton('Add to Set Builder (1)'));
    expect([seqIdsOf(builder), seqIdsOf(builder, 'V_11K')]).toEqual([['1-1'], ['1-1']]);
  });

  test('until the browser has said what it keeps, the button says that it is loading', async () => {
    await openMenu(filledBuilder([], 'V_7K', silentStorage));
    await userEvent.click(box('Select 1-1'));
    const button = addButton('Add to Panel Builder (1)');
    expect([button.ariaDisabled, button.getAttribute('aria-describedby') === null]).toEqual(['true', false]);
    expect(screen.getByText('Loading Panel Builder')).toBeVisible();
  });

  test('R9: where the browser keeps nothing, one notice says so and everything else works', async () => {
    const builder = filledBuilder([], 'V_7K', refusingStorage);
    await openMenu(builder);
    const notice =
      'This browser does not keep the builder just now. It stays as it is while this page is open; save it before you leave.';
    expect((await screen.findAllByText(notice)).length).toBe(1);
    await userEvent.click(box('Select 1-1'));
    await userEvent.click(addButton('Add to Panel Builder (1)'));
    expect([seqIdsOf(builder), screen.getAllByText(notice).length]).toEqual([['1-1'], 1]);
  });
});

describe('rows in the builder', () => {
  test('S3-02, S5-10: they cannot be selected, one by one, by a range, or all at once', async () => {
    await openMenu(filledBuilder(['2-1', '4-1']));
    await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
    expect([
      screen.queryByRole('checkbox', { name: 'Select 2-1' }),
      within(grid()).getAllByText('In builder').length,
    ]).toEqual([null, 2]);
    await userEvent.click(box('Select 1-1'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box('Select 5-1'));
    await userEvent.keyboard('{/Shift}');
    expect(addButton('Add to Panel Builder (3)').ariaDisabled).toBe(null);
    const all = box('Select all 38') as HTMLInputElement;
    await userEvent.click(all);
    expect([all.checked, addButton('Add to Panel Builder (38)').ariaDisabled]).toEqual([true, null]);
    await userEvent.click(all);
    expect([all.checked, addButton('Add to Panel Builder (0)').ariaDisabled]).toEqual([false, 'true']);
    expect(await axeFindings()).toEqual([]);
  });

  test('they are taken out where they stand, with the mouse', async () => {
    const builder = filledBuilder(['2-1', '4-1']);
    await openMenu(builder);
    await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
    await userEvent.click(takeOut('2-1') as HTMLElement);
    expect([seqIdsOf(builder), takeOut('2-1')]).toEqual([['4-1'], null]);
    expect(box('Select 2-1')).toBeVisible();
    expect(await screen.findByText('Removed 1 analyte')).toBeVisible();
    expect(grid().contains(document.activeElement)).toBe(true);
  });

  test('they are taken out where they stand, with the keyboard, which stays in its row', async () => {
    const builder = filledBuilder(['2-1', '4-1']);
    await openMenu(builder);
    await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
    searchBox().focus();
    grid().focus();
    await userEvent.keyboard('{ArrowDown} ');
    expect([seqIdsOf(builder), focusedRowIndex()]).toEqual([['4-1'], 3]);
    await userEvent.keyboard(' ');
    expect(addButton('Add to Panel Builder (1)').ariaDisabled).toBe(null);
  });

  test('what another tab puts into the builder is selected no longer', async () => {
    const storage = createMemoryWorkingLists();
    const mine = filledBuilder([], 'V_7K', storage);
    await openMenu(mine);
    await userEvent.click(box('Select 1-1'));
    await userEvent.click(box('Select 2-1'));
    const other = filledBuilder(['2-1'], 'V_7K', storage);
    onTestFinished(other.dispose);
    await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
    expect(addButton('Add to Panel Builder (1)').ariaDisabled).toBe(null);
    await userEvent.click(addButton('Add to Panel Builder (1)'));
    await waitFor(() => expect(seqIdsOf(mine)).toEqual(['2-1', '1-1']));
  });

  test('R44: with the person gone, so is what was theirs', async () => {
    const builder = filledBuilder(['2-1']);
    const { rerender } = await openMenu(builder);
    await waitFor(() => expect(takeOut('2-1') === null).toBe(false));
    builder.changeOwner('another');
    await waitFor(() => expect(takeOut('2-1')).toBe(null));
    rerender(<MenuPage />);
    expect([screen.queryByRole('button', { name: /^Add to/ }), screen.queryAllByRole('checkbox')]).toEqual([null, []]);
  });
});
