import { screen, waitFor, within } from '@testing-library/react';
import { defaultMenuView } from 'ssm-core';
import { createInMemoryServer } from 'ssm-server';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { counts, firstSeqIds, grid, header, searchBox, seqIds } from '../../../features/menu/testing/menuScreen.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage } from '../MenuPage.tsx';

const catalogues = bothVersions(400, 700);

function versionRadio(name: '7K' | '11K'): HTMLElement {
  return within(screen.getByRole('radiogroup', { name: 'Assay version' })).getByRole('radio', { name });
}

function isDisabled(name: '7K' | '11K'): boolean {
  return versionRadio(name).getAttribute('aria-disabled') === 'true';
}

async function choose(name: '7K' | '11K'): Promise<void> {
  await waitFor(() => expect(isDisabled(name)).toBe(false));
  await userEvent.click(versionRadio(name));
}

describe('Home', () => {
  test('S2-21, S3-07: it is the name of the menu, the version toggle, 7K at first, and the table', async () => {
    await renderWithServer(<MenuPage actions={<button type="button">Columns</button>} />, { catalogues });
    await firstSeqIds(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SomaScan Menu');
    expect([versionRadio('7K').ariaChecked, versionRadio('11K').ariaChecked]).toEqual(['true', 'false']);
    const actions = ['Columns', 'Filters'].map((name) => screen.getByRole('button', { name }));
    expect(actions[0]?.compareDocumentPosition(actions[1] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await axeFindings()).toEqual([]);
  });

  test('S4-10: another version drops selection and list and loads; search and sort stay, the page does not', async () => {
    const onVersionChange = vi.fn();
    const view = { ...defaultMenuView, search: 'sym', pageIndex: 2 };
    await renderWithServer(<MenuPage allowsSelection defaultView={view} onVersionChange={onVersionChange} />, {
      catalogues,
    });
    await firstSeqIds(1);
    await userEvent.click(within(header('Full Name')).getByRole('button'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 1-1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await choose('11K');
    await waitFor(() => expect(counts()).toEqual(['700 of 700 reagents', '0 selected']));
    expect(onVersionChange.mock.calls).toEqual([['V_11K']]);
    expect((searchBox() as HTMLInputElement).value).toBe('sym');
    expect(header('Full Name').getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByText('Page 1 of 7').tagName).toBe('SPAN');
    await choose('7K');
    await waitFor(() => expect(counts()).toEqual(['400 of 400 reagents', '0 selected']));
  });

  test('a sort by a column that the other version lacks is dropped', async () => {
    const columns = ['seqId', 'fullName', 'mousePlasmaFstat'] as const;
    await renderWithServer(<MenuPage columns={columns} />, { catalogues });
    await firstSeqIds(1);
    await userEvent.click(within(header('Mouse Plasma F-Statistic')).getByRole('button'));
    expect(seqIds()[0] === '1-1').toBe(false);
    await choose('11K');
    await waitFor(() => expect(counts()).toEqual(['700 of 700 reagents']));
    expect([seqIds()[0], within(grid()).getAllByRole('columnheader').length]).toEqual(['1-1', 2]);
  });

  test('S4-11: no version can be chosen while a list loads', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const onVersionChange = vi.fn();
    await renderWithServer(<MenuPage onVersionChange={onVersionChange} />, {
      catalogues,
      intercept: (request, answer) => gate.then(() => answer(request)),
    });
    expect([isDisabled('7K'), isDisabled('11K')]).toEqual([true, true]);
    versionRadio('11K').click();
    expect(onVersionChange.mock.calls).toEqual([]);
    release();
    await waitFor(() => expect([isDisabled('7K'), isDisabled('11K')]).toEqual([false, false]));
  });

  test('S4-12: the active version does nothing, unless its list is empty: then it loads again', async () => {
    const empty = await createInMemoryServer({ catalogues: bothVersions(0, 700) });
    const whole = await createInMemoryServer({ catalogues });
    const asked: string[] = [];
    let server = empty;
    await renderWithServer(<MenuPage />, {
      catalogues,
      intercept: (request) => {
        asked.push(request.url);
        return server.fetch(request);
      },
    });
    await screen.findByText('The catalogue has no reagents');
    server = whole;
    await choose('7K');
    await waitFor(() => expect(counts()).toEqual(['400 of 400 reagents']));
    await waitFor(() => expect(asked.some((url) => url.includes('fStatPlasma'))).toBe(true));
    const before = asked.length;
    await choose('7K');
    expect(asked.length).toBe(before);
  });

  test('R13: an answer for the version before never shows', async () => {
    const late: (() => void)[] = [];
    await renderWithServer(<MenuPage defaultView={{ ...defaultMenuView, version: 'V_11K' }} />, {
      catalogues,
      intercept: async (request, answer) => {
        if (request.url.includes('V_7K')) await new Promise<void>((resolve) => late.push(resolve));
        return answer(request);
      },
    });
    await waitFor(() => expect(counts()).toEqual(['700 of 700 reagents']));
    await choose('7K');
    await waitFor(() => expect([counts(), late.length > 0]).toEqual([['Loading the menu'], true]));
    for (const release of late) release();
    await waitFor(() => expect(counts()).toEqual(['400 of 400 reagents']));
    await choose('11K');
    await waitFor(() => expect(counts()).toEqual(['700 of 700 reagents']));
    for (const release of late) release();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(counts()).toEqual(['700 of 700 reagents']);
  });
});
