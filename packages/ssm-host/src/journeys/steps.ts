/** Steps from a protein to a saved list. They find elements by roles and names, and wait for them. */
import { expect, userEvent, waitFor, within } from 'storybook/test';

export type Application = ReturnType<typeof within>;

export const applicationIn = (canvasElement: HTMLElement): Application => within(canvasElement.ownerDocument.body);

export const heading = (page: Application, name: string | RegExp) => page.findByRole('heading', { level: 1, name });

export async function press(page: Application, name: string | RegExp): Promise<void> {
  await userEvent.click(await page.findByRole('button', { name }));
}

export async function findProtein(page: Application, text: string): Promise<void> {
  await page.findAllByRole('gridcell');
  await userEvent.click(page.getByRole('searchbox', { name: 'Search by Keywords or IDs' }));
  // Pastes the text, because typing would search for each key.
  await userEvent.paste(text);
  await waitFor(() => expect(page.getByText(/^\d+ of 7,596 reagents$/)).toBeInTheDocument());
}

export async function filterBy(page: Application, category: string, value: string): Promise<void> {
  await press(page, 'Filters');
  const dialog = within(await page.findByRole('dialog', { name: 'Filters' }));
  for (const [name, wanted] of [
    ['Category', category],
    ['Value', value],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- the second list is there once the first is answered
    await userEvent.click(await dialog.findByRole('button', { name }));
    // oxlint-disable-next-line no-await-in-loop -- see above
    await userEvent.click(within(await page.findByRole('listbox', { name })).getByRole('option', { name: wanted }));
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await page.findByRole('button', { name: `Remove ${category}: ${value}` });
}

export async function selectFirst(page: Application, count: number): Promise<void> {
  const boxes = await page.findAllByRole('checkbox', { name: /^Select \d+-/ });
  // oxlint-disable-next-line no-await-in-loop -- a person has one pointer
  for (const box of boxes.slice(0, count)) await userEvent.click(box);
}

export async function openBuilder(page: Application, link: string): Promise<void> {
  const banner = within(page.getByRole('banner'));
  await userEvent.click(await banner.findByRole('link', { name: link }));
}

export async function importList(page: Application, list: string, found: number): Promise<void> {
  await press(page, 'Import');
  const dialog = within(await page.findByRole('dialog', { name: 'Import Analytes' }));
  await userEvent.click(await dialog.findByRole('textbox'));
  await userEvent.paste(list);
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
  await userEvent.click(
    await dialog.findByRole('button', { name: found === 1 ? 'Add 1 analyte' : `Add ${found} analytes` }),
  );
}

export async function saveAndOpen(page: Application, group: 'Panel' | 'Set', name: string): Promise<void> {
  await press(page, `Save ${group}`);
  const dialog = within(await page.findByRole('dialog', { name: `Save ${group}` }));
  await userEvent.click(dialog.getByRole('textbox', { name: 'Name' }));
  await userEvent.paste(name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await page.findByText(`${group} saved: ${name}`);
  await press(page, 'Open');
  await heading(page, name);
  await page.findByRole('grid', { name });
}

/** Deletes the browser's database, so that no working list of an earlier visit remains. */
export function forgetLists(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('SSM');
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });
}
