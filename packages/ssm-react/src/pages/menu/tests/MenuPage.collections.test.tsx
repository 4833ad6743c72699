import { screen, waitFor, within } from '@testing-library/react';
import { roleOf } from 'ssm-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { withGeneSets } from '../../../features/collections/testing/collectionCatalogues.ts';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { counts, firstSeqIds, seqIds } from '../../../features/menu/testing/menuScreen.ts';
import { axeFindings } from '../../../testing/axe.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage } from '../MenuPage.tsx';

const catalogues = bothVersions(40, 60).map((catalogue) => withGeneSets(catalogue));

async function openDialog(): Promise<HTMLElement> {
  await renderWithServer(<MenuPage allowsSelection role={roleOf(['SSM-Verified'])} />, {
    catalogues,
    person: 'SSM-Verified',
    provider: { requestPath: 'secured' },
  });
  await firstSeqIds(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Curated Protein Collections' }));
  return screen.findByRole('dialog', { name: 'Curated Protein Collections' });
}

test('S1-09, S2-23, S2-30: a collection is chosen in the dialog, which closes, and the menu is filtered by it', async () => {
  const dialog = await openDialog();
  const tabs = within(within(dialog).getByRole('tablist')).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Disease States', 'Pathways']);
  expect(await within(dialog).findByRole('button', { name: "Alzheimer's Disease 4 reagents" })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('tab', { name: 'Pathways' }));
  expect(await axeFindings()).toEqual([]);
  expect(within(dialog).queryByRole('button', { name: /^Ras/ })).toBe(null);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apoptosis 4 reagents' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await waitFor(() => expect([counts()[0], seqIds()]).toEqual(['4 of 40 reagents', ['1-1', '2-1', '3-1', '4-1']]));
  expect(await screen.findByRole('button', { name: 'Remove Pathways: Apoptosis' })).toBeVisible();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Curated Protein Collections'));
});

test('S6-01: it is for signed-in people who are not public alone', async () => {
  await renderWithServer(<MenuPage role={roleOf([])} />, { catalogues });
  await firstSeqIds(1);
  expect(screen.queryByRole('button', { name: 'Curated Protein Collections' })).toBe(null);
});
