import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { smallCatalogue } from 'ssm-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SsmProvider } from '../../../provider/SsmProvider.tsx';
import styles from '../../../styles.css?inline';
import { axeFindings } from '../../../testing/axe.ts';
import { createTestClient } from '../../../testing/createTestClient.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { FilterHost } from '../testing/FilterHost.tsx';
import {
  box,
  closed,
  dialog,
  fill,
  focused,
  openList,
  press,
  renderFilters,
  row,
  total,
} from '../testing/filterScreen.ts';

const everyKind = 'fullName*=beta&dilGroup=20%25&loDb~1,5&pubs=pQtl,mrmMsData&goBioProcess=kinase,signal';

async function counted(): Promise<void> {
  await waitFor(() => expect(total()).toMatch(/of 4 reagents$/));
}

describe('for everyone', () => {
  test.each(['light', 'dark'] as const)('R38: axe finds nothing in the dialog and its lists, %s', async (theme) => {
    await renderWithServer(<FilterHost isOpen filters={everyKind} />, {
      catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')],
      person: 'SSM-Registered',
      provider: { requestPath: 'secured', theme },
    });
    await dialog();
    await counted();
    expect(await axeFindings()).toEqual([]);
    await fill(box('textbox', 'Value', 3), 'wrong');
    await press('Apply');
    expect(await axeFindings()).toEqual([]);
    await openList('Category', 2);
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe('Filter 2: Category'));
    await openList('Value', 4);
    expect(await axeFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(focused()).toBe('Filter 4: Value'));
    await fill(box('combobox', 'Value'), 'beta');
    await screen.findByRole('option');
    expect(await axeFindings()).toEqual([]);
  });

  test('R41: on a phone nothing is wider than the screen', async () => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(1280, 800));
    await renderFilters(<FilterHost isOpen filters={everyKind} />);
    const frame = (await dialog()).closest('[data-component="Modal"]') as HTMLElement;
    await counted();
    const controls = [...frame.querySelectorAll<HTMLElement>('button, input')];
    const wide = controls.filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      return left < 0 || right > 320 || width < 24;
    });
    const body = frame.querySelector('[data-part="Body"]') as HTMLElement;
    expect([wide, body.scrollWidth <= body.clientWidth, frame.getBoundingClientRect().width]).toEqual([[], true, 320]);
  });

  test('layout does not move when the counts arrive', async () => {
    await renderFilters(<FilterHost isOpen filters="dilGroup=20%25&loDb>50" />);
    const before = (await dialog()).getBoundingClientRect().height;
    await counted();
    expect((await dialog()).getBoundingClientRect().height).toBe(before);
  });

  test('it works inside a shadow root', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    onTestFinished(() => {
      cleanup();
      host.remove();
    });
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    shadow.adoptedStyleSheets = [sheet];
    const client = await createTestClient({ catalogues: [smallCatalogue('V_7K'), smallCatalogue('V_11K')] });
    render(
      createPortal(
        <SsmProvider client={client}>
          <FilterHost isOpen title="SSM-Public" />
        </SsmProvider>,
        shadow,
      ),
    );
    const root = within(shadow.firstElementChild as HTMLElement);
    await root.findByRole('dialog', { name: 'Filters' }, { timeout: 15_000 });
    await waitFor(() => expect(shadow.activeElement?.getAttribute('aria-label')).toBe('Category'));
    await userEvent.click(root.getByRole('button', { name: 'Category' }));
    await userEvent.click(await root.findByRole('option', { name: 'GO Biological Process' }));
    await userEvent.type(await root.findByRole('combobox', { name: 'Keyword 1' }), 'kin');
    await userEvent.click(await root.findByRole('option', { name: 'kinase cascade' }));
    await waitFor(() => expect(root.getByRole('status').textContent).toBe('1 of 4 reagents'));
    await userEvent.click(root.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(root.queryByRole('dialog')).toBe(null));
    expect(within(root.getByRole('list', { name: 'FILTERS' })).getByRole('listitem').textContent).toBe(
      'GO Biological Process: kinase cascade',
    );
  });
});

describe('R39: with the keyboard alone', () => {
  // A whole task on the whole demo catalogue, key by key.
  test('kinases in the 0.5% dilution with plasma CV under 8% and pQTL evidence are found', {
    timeout: 90_000,
  }, async () => {
    const onApply = vi.fn<(filters: string) => void>();
    await renderWithServer(<FilterHost onApply={onApply} />, {
      person: 'SSM-Registered',
      provider: { requestPath: 'secured' },
    });
    const opener = screen.getByRole('button', { name: 'Filters' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await dialog();
    await waitFor(() => expect(focused()).toBe('Filter 1: Category'));

    async function chooseByKeys(name: string, number: number, typed: string): Promise<void> {
      await userEvent.keyboard('{Enter}');
      const list = await screen.findByRole('listbox', { name });
      await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard(typed);
      await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('option'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(focused()).toBe(`Filter ${number}: ${name}`));
    }

    /** Past Remove to Add filter. */
    async function addByKeys(number: number): Promise<void> {
      await userEvent.keyboard('{Tab}{Tab}{Enter}');
      await waitFor(() => expect(focused()).toBe(`Filter ${number}: Category`));
    }

    await chooseByKeys('Category', 1, 'full');
    await userEvent.keyboard('{Tab}kinase');
    await addByKeys(2);
    await chooseByKeys('Category', 2, 'dil');
    await userEvent.keyboard('{Tab}');
    await chooseByKeys('Value', 2, '0.5');
    await addByKeys(3);
    await chooseByKeys('Category', 3, 'total');
    await userEvent.keyboard('{Tab}');
    await chooseByKeys('Operator', 3, 'less');
    await userEvent.keyboard('{Tab}8');
    await addByKeys(4);
    await chooseByKeys('Category', 4, 'publ');
    await userEvent.keyboard('{Tab}{Enter}');
    const list = await screen.findByRole('listbox', { name: 'Value' });
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('pqtl{Enter}{Escape}');
    await waitFor(() => expect(focused()).toBe('Filter 4: Value'));
    await waitFor(() => expect(total()).toMatch(/^[1-9]\d* of 11,083 reagents$/));
    // Remove, Add filter, Clear all, Cancel, Apply.
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}');
    await closed();
    expect(onApply.mock.calls).toEqual([['fullName*=kinase&dilGroup=0.5%25&totalCvPlasma<8&pubs=pQtl']]);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('Tab stays in the dialog, and reaches every control in the order in which they are read', async () => {
    await renderFilters(<FilterHost isOpen filters="fullName*=beta&loDb~1,5" />);
    await dialog();
    await waitFor(() => expect(focused()).toBe('Filter 1: Category'));
    const reached: string[] = [];
    for (let step = 0; step < 13; step += 1) {
      reached.push(focused());
      await userEvent.tab();
    }
    expect(reached).toEqual([
      'Filter 1: Category',
      'Filter 1: Value',
      'Filter 1: Remove filter 1',
      'Filter 2: Category',
      'Filter 2: Operator',
      'Filter 2: Value',
      'Filter 2: Upper value',
      'Filter 2: Remove filter 2',
      'Add filter',
      'Clear all',
      'Cancel',
      'Apply',
      'Close',
    ]);
    expect(within(row(1)).getAllByRole('button').length).toBe(2);
  });
});
