import { screen, waitFor, within } from '@testing-library/react';
import { type Clause, defaultMenuView, roleOf } from 'ssm-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { firstSeqIds } from '../../../features/menu/testing/menuScreen.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage } from '../MenuPage.tsx';
import { loadFilters, loadMember } from '../menuParts.ts';

vi.mock(import('../menuParts.ts'), { spy: true });

const catalogues = bothVersions(40, 60);
const below40: Clause = { key: 'loDb', operator: '<', number: 40 };
const notLoaded = 'This part of the page could not be loaded. Check the connection and try again.';
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let loads: typeof import('../menuParts.ts');
beforeEach(async () => {
  loads = await vi.importActual<typeof import('../menuParts.ts')>('../menuParts.ts');
});

afterEach(() => {
  vi.mocked(loadFilters).mockImplementation(loads.loadFilters);
  vi.mocked(loadMember).mockImplementation(loads.loadMember);
});

async function failure(): Promise<HTMLElement> {
  const region = screen.getByRole('region', { name: 'Notifications' });
  return within(region).findByText(notLoaded);
}

async function chips(): Promise<readonly (string | null)[]> {
  const list = await screen.findByRole('list', { name: 'FILTERS' });
  return within(list)
    .getAllByRole('listitem')
    .map((chip) => chip.textContent);
}

/** A link with a filter, opened while its part cannot be loaded. */
async function openLink(): Promise<void> {
  vi.mocked(loadFilters).mockImplementation(offline);
  await renderWithServer(<MenuPage defaultView={{ ...defaultMenuView, filters: [below40] }} />, { catalogues });
  await firstSeqIds(1);
  await failure();
}

describe('parts of Home that come late', () => {
  test('S8-01: of a link with filters, Filters opens the dialog once its part can be loaded', async () => {
    await openLink();
    vi.mocked(loadFilters).mockImplementation(loads.loadFilters);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
    expect(await chips()).toEqual(['LoDB (RFU) < 40']);
  });

  test('S8-01: Filters that still cannot be loaded is told again, and can be pressed again', async () => {
    await openLink();
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByText(notLoaded)).toBe(null));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await failure();
    vi.mocked(loadFilters).mockImplementation(loads.loadFilters);
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await screen.findByRole('dialog', { name: 'Filters' });
  });

  test('S8-01: of a link with filters, Try again brings the chips', async () => {
    await openLink();
    vi.mocked(loadFilters).mockImplementation(loads.loadFilters);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chips()).toEqual(['LoDB (RFU) < 40']);
    expect(screen.queryByRole('dialog')).toBe(null);
  });

  test('S8-01: what signed-in people have comes with Try again', async () => {
    vi.mocked(loadMember).mockImplementation(offline);
    await renderWithServer(<MenuPage role={roleOf(['SSM-Registered'])} sub="demo-ssm-registered" />, {
      catalogues,
      person: 'SSM-Registered',
    });
    await firstSeqIds(1);
    await failure();
    expect(screen.queryByRole('button', { name: 'Columns' })).toBe(null);
    vi.mocked(loadMember).mockImplementation(loads.loadMember);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Columns' });
    await screen.findByRole('button', { name: 'Bulk Search' });
  });
});
