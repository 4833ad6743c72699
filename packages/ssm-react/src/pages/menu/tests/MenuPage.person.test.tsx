import { screen, waitFor, within } from '@testing-library/react';
import { defaultMenuView, roleOf } from 'ssm-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openedDialog, upload } from '../../../features/import/testing/importScreen.ts';
import { bothVersions } from '../../../features/menu/testing/catalogues.ts';
import { counts, firstSeqIds, header, searchBox } from '../../../features/menu/testing/menuScreen.ts';
import { renderWithServer } from '../../../testing/renderWithServer.tsx';
import { MenuPage, type MenuPageProps } from '../MenuPage.tsx';

const catalogues = bothVersions(40, 60);
const registered = roleOf(['SSM-Registered']);

async function openAs(props: MenuPageProps) {
  const rendered = await renderWithServer(<MenuPage allowsSelection {...props} />, {
    catalogues,
    person: 'SSM-Registered',
    provider: { requestPath: 'secured' },
  });
  await firstSeqIds(1);
  return { showTo: (next: MenuPageProps) => rendered.rerender(<MenuPage allowsSelection {...next} />) };
}

/** Finds three reagents of a list, and searches, sorts and selects among them. */
async function workOn(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Bulk Search' }));
  const dialog = await openedDialog('Bulk Search');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Or paste a list' }), 'SYM30\n12-1\n1_1');
  await upload(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Show in menu' }));
  await waitFor(() => expect(counts()[0]).toBe('3 of 3 reagents'));
  await userEvent.fill(searchBox(), 'SYM1');
  await userEvent.click(within(header(/^Sequence ID/)).getByRole('button'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select 12-1' }));
  await waitFor(() => expect(counts().slice(0, 2)).toEqual(['2 of 3 reagents', '1 selected']));
}

function shown() {
  return {
    counts: counts().slice(0, 2),
    search: (searchBox() as HTMLInputElement).value,
    sort: header(/^Sequence ID/).getAttribute('aria-sort'),
    list: screen.queryByText('Bulk search: 3 reagents'),
  };
}

const begun = { counts: ['40 of 40 reagents', '0 selected'], search: '', sort: 'none', list: null };

test('what one person found, searched, sorted and selected is not there for the next one', async () => {
  const { showTo } = await openAs({ sub: 'ada', role: registered });
  await workOn();
  showTo({ sub: 'ben', role: registered });
  await waitFor(() => expect(shown()).toEqual(begun));
});

test('nor for the same person in another role', async () => {
  const { showTo } = await openAs({ sub: 'ada', role: registered });
  await workOn();
  showTo({ sub: 'ada', role: roleOf(['Certified-Site']) });
  await waitFor(() => expect(shown()).toEqual(begun));
});

test('who signs in goes on with what they searched for as a visitor, and signing out leaves nothing of it', async () => {
  const { showTo } = await openAs({ defaultView: { ...defaultMenuView, pageSize: 25 } });
  await userEvent.fill(searchBox(), 'SYM1');
  showTo({ sub: 'ada', role: registered });
  await screen.findByRole('button', { name: 'Bulk Search' });
  const signedIn = (searchBox() as HTMLInputElement).value;
  showTo({});
  await waitFor(() => expect((searchBox() as HTMLInputElement).value).toBe(''));
  expect(signedIn).toBe('SYM1');
});
