/** A panel of the whole menu: saved, and opened from the person's list. At full speed. */
import { open, type Place, type Samples, settle, timedOpening } from './page.ts';

let panels = 0;

export async function measurePanel(
  place: Place,
  { origin, rowCount }: { readonly origin: string; readonly rowCount: number },
): Promise<Samples> {
  panels += 1;
  const name = `Everything ${panels}`;
  const everything = rowCount.toLocaleString('en');
  await using opened = await open(place, `${origin}/?version=V_11K`, rowCount, 1);
  const { page } = opened;
  await page.getByRole('checkbox', { name: /^Select all/ }).click();
  await page.getByRole('button', { name: `Add to Panel Builder (${everything})` }).click();
  await page.getByRole('link', { name: `11K Panel Builder, ${everything} analytes` }).waitFor();
  await page.goto(`${origin}/11k-panel-builder`);
  await page.getByText(`${everything} of ${everything} reagents`).first().waitFor();
  await settle(page);
  await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Panel' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await settle(page);
  const told = '[aria-label="Notifications"] [role=status]';
  const save = await timedOpening(page, dialog.getByRole('button', { name: 'Save', exact: true }), told);
  await page.getByRole('link', { name: 'My Panels' }).first().click();
  const link = page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name, exact: true });
  await link.waitFor();
  await settle(page);
  const openPanel = await timedOpening(page, link, `[role=grid][aria-label="${name}"] [role=gridcell]`);
  return { save: [save], openPanel: [openPanel] };
}
