/** A builder and a panel of the whole 11K menu: adding all, saving, opening. */
import type { Browser, Page } from 'playwright';
import { open, settle, timedClick, timedOpening } from './page.ts';
import { median } from './statistics.ts';

export interface PanelTimes {
  /** Milliseconds with the processor slowed four times, from the click to the marked rows painted. */
  readonly addAll: number;
  /** At full speed, from the click on Save to the notification. */
  readonly save: number;
  /** At full speed, from the click on its name to its rows. */
  readonly openPanel: number;
}

const goals: readonly { readonly id: keyof PanelTimes; readonly name: string; readonly ms: number }[] = [
  { id: 'addAll', name: 'all added to the builder, processor slowed four times', ms: 100 },
  { id: 'save', name: 'saved, full speed', ms: 300 },
  { id: 'openPanel', name: 'opened, full speed', ms: 500 },
];

/** The lines of the report; `scaled` as for the other budgets in milliseconds. */
export function panelTable(times: PanelTimes, slowness: number): string {
  const met = (took: number, ms: number): string => (took <= ms ? 'yes' : took <= ms * slowness ? 'scaled' : '**no**');
  return goals
    .map(({ id, name, ms }) => `| ${name} | ≤ ${ms} ms | ${times[id].toFixed(0)} ms | ${met(times[id], ms)} |`)
    .join('\n');
}

/** Whether any is beyond three times its goal, allowing for a slower machine. */
export function isFarFrom(times: PanelTimes, slowness: number): boolean {
  return goals.some(({ id, ms }) => times[id] > 3 * ms * slowness);
}

async function signedIn(browser: Browser, origin: string, slowdown: number): Promise<Page> {
  const { page, cdp } = await open(browser, `${origin}/?version=V_11K`, 11_083, 1);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Continue as SSM-Verified', exact: true }).click();
  await page.getByRole('link', { name: /^11K Panel Builder, / }).waitFor();
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function selectAll(page: Page): Promise<void> {
  await page.getByText('11,083 of 11,083 reagents').first().waitFor();
  await settle(page);
  await page.getByRole('checkbox', { name: /^Select all/ }).click();
  await page.getByText('11,083 selected').waitFor();
  await settle(page);
}

/** Each run in a browser of its own; the panels of earlier runs stay in the person's list. */
async function measureOnce(browser: Browser, origin: string, run: number): Promise<PanelTimes> {
  const slow = await signedIn(browser, origin, 4);
  await selectAll(slow);
  const addAll = await timedClick(slow, slow.getByRole('button', { name: 'Add to Panel Builder (11,083)' }));
  await slow.context().close();

  const page = await signedIn(browser, origin, 1);
  await selectAll(page);
  await page.getByRole('button', { name: 'Add to Panel Builder (11,083)' }).click();
  await page.getByRole('link', { name: '11K Panel Builder, 11,083 analytes' }).waitFor();
  await page.goto(`${origin}/11k-panel-builder`);
  await page.getByText('11,083 of 11,083 reagents').first().waitFor();
  await settle(page);
  await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save Panel' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Everything ${run}`);
  await settle(page);
  const told = '[aria-label="Notifications"] [role=status]';
  const save = await timedOpening(page, dialog.getByRole('button', { name: 'Save', exact: true }), told);
  await page.getByRole('link', { name: 'My Panels' }).first().click();
  const link = page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name: `Everything ${run}` });
  await link.waitFor();
  await settle(page);
  const rows = `[role=grid][aria-label="Everything ${run}"] [role=gridcell]`;
  const openPanel = await timedOpening(page, link, rows);
  await page.context().close();
  return { addAll, save, openPanel };
}

export async function measurePanels(browser: Browser, origin: string, runs: number): Promise<PanelTimes> {
  const times: PanelTimes[] = [];
  for (let run = 1; run <= runs; run += 1) times.push(await measureOnce(browser, origin, run));
  return {
    addAll: median(times.map((time) => time.addAll)),
    save: median(times.map((time) => time.save)),
    openPanel: median(times.map((time) => time.openPanel)),
  };
}
