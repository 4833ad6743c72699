import type { Locator, Page } from 'playwright';
import { type AssayVersion, type MenuView, readMenuView, writeMenuView } from 'ssm-core';
import { expect } from 'vitest';
import type { Visitor } from '../support/hosted.ts';
import {
  addImported,
  arrive,
  listOf,
  load,
  type Model,
  type Place,
  pageOfRows,
  rowsOf,
  showHome,
  shownTable,
  shownVersion,
  tick,
  tickThrough,
} from './model.ts';

export interface Playing {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly model: Model;
  readonly name: string;
  readonly complaints: string[];
}

/** Performs a step. Resolves to false if the step does not apply and did nothing. */
export type Action = (playing: Playing, value: string) => Promise<boolean>;

export const patient = { timeout: 15_000, interval: 30 };
export const versions: Readonly<Record<string, AssayVersion>> = { '7K': 'V_7K', '11K': 'V_11K' };
const names: Readonly<Record<AssayVersion, string>> = { V_7K: '7K', V_11K: '11K' };
export const columnKeys = { 'Sequence ID': 'seqId', 'Full Name': 'fullName', 'Target Name': 'targetName' } as const;
const paths: Readonly<Record<string, Place>> = {
  '/': 'home',
  '/7k-panel-builder': 'V_7K',
  '/11k-panel-builder': 'V_11K',
  '/my-panels': 'panels',
};

export function button(place: Page | Locator, name: string | RegExp): Locator {
  return place.getByRole('button', { name, exact: true });
}

export function isBuilder({ place }: Model): boolean {
  return place === 'V_7K' || place === 'V_11K';
}

export function grid({ page, model }: Playing): Locator {
  const name = model.place === 'home' ? 'Menu' : `${names[shownVersion(model)]} Panel`;
  return page.getByRole('grid', { name, exact: true });
}

export async function showRow(playing: Playing, place: number): Promise<void> {
  await grid(playing).evaluate((element, wanted) => {
    const body = element.querySelector<HTMLElement>('.ssm-Grid-body');
    const row = element.querySelector<HTMLElement>('.ssm-Grid-row');
    if (body === null || row === null) return;
    const { height } = row.getBoundingClientRect();
    const room = element.clientHeight - body.offsetTop;
    const top = wanted * height;
    const isSeen = top >= element.scrollTop && top + height <= element.scrollTop + room;
    if (!isSeen) element.scrollTo({ top: top - room / 2, behavior: 'instant' });
  }, place);
}

/**
 * Clicks the checkbox of a row at its position, as a pointer does. Waits until the rows are at rest, because the
 * element of a row may be reused for another row.
 */
export async function pressAt(table: Locator, label: string, isRange = false): Promise<void> {
  const { keyboard, mouse } = table.page();
  const find = () =>
    table.evaluate((element, name) => {
      const box = element.querySelector(`[aria-label="${name}"]`);
      const { x, y, width, height } = box?.getBoundingClientRect() ?? new DOMRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      return box?.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
    }, label);
  let at = await find();
  await expect
    .poll(async () => {
      at = await find();
      return at;
    }, patient)
    .not.toBe(null);
  if (at === null) return;
  if (isRange) await keyboard.down('Shift');
  await mouse.click(at.x, at.y);
  if (isRange) await keyboard.up('Shift');
}

/** Returns the row at a place of the page. Places count from 1, and continue at the first row after the last. */
export function rowAt(model: Model, value: number): { readonly place: number; readonly seqId: string } | undefined {
  const { start, end } = pageOfRows(model);
  if (end <= start) return undefined;
  const place = (value - 1) % (end - start);
  return { place, seqId: rowsOf(model)[start + place] as string };
}

export async function pressBox(playing: Playing, value: number, isRange = false): Promise<boolean> {
  const { model } = playing;
  const row = rowAt(model, value);
  if (row === undefined) return false;
  if (model.place === 'home' && listOf(model).has(row.seqId)) return false;
  await showRow(playing, row.place);
  await pressAt(grid(playing), `Select ${row.seqId}`, isRange);
  if (isRange) tickThrough(model, row.seqId);
  else tick(model, row.seqId);
  return true;
}

export function fromTheEnd(model: Model, value: string): number {
  const { start, end } = pageOfRows(model);
  return Math.max(1, end - start - Number(value) + 1);
}

export async function scroll(playing: Playing, by: number): Promise<boolean> {
  if (rowsOf(playing.model).length === 0) return false;
  await grid(playing).evaluate((element, top) => element.scrollBy({ top, behavior: 'instant' }), by);
  return true;
}

function searchBox({ page }: Playing): Locator {
  return page.getByRole('searchbox', { name: 'Search by Keywords or IDs', exact: true });
}

export async function typeInto(playing: Playing, act: (box: Locator) => Promise<void>): Promise<boolean> {
  if (shownTable(playing.model) === undefined) return false;
  const box = searchBox(playing);
  await box.click();
  await act(box);
  return true;
}

export function addressOf({ page }: Playing): { readonly place: Place; readonly view: MenuView } {
  const { pathname, searchParams } = new URL(page.url());
  return { place: paths[pathname] ?? 'panel', view: readMenuView(searchParams).view };
}

/** Waits until the address, which is written with a delay, shows the current view. */
export async function awaitAddress(playing: Playing): Promise<void> {
  const { model } = playing;
  const read = (): string => {
    const { place, view } = addressOf(playing);
    return `${place} ${place === 'home' ? writeMenuView(view).toString() : ''}`;
  };
  const wanted = `${model.place} ${model.place === 'home' ? writeMenuView(model.home.view).toString() : ''}`;
  await expect.poll(read, patient).toBe(wanted);
}

export async function travel(playing: Playing, by: 1 | -1): Promise<boolean> {
  const { page, model } = playing;
  await awaitAddress(playing);
  const entry = await page.evaluate((delta) => {
    const { navigation } = window as unknown as {
      navigation: { entries(): { url: string | null; sameDocument: boolean }[]; currentEntry: { index: number } };
    };
    const { url, sameDocument } = navigation.entries()[navigation.currentEntry.index + delta] ?? {};
    // The browser does not reveal the addresses of the provider's pages.
    return url ? { url, sameDocument } : undefined;
  }, by);
  if (entry === undefined) return false;
  const { pathname, search } = new URL(entry.url);
  if (paths[pathname] === undefined || search.includes('code=') || search.includes('state=')) return false;
  if (by < 0) await page.goBack();
  else await page.goForward();
  await expect.poll(() => page.url(), patient).toBe(entry.url);
  const { place, view } = addressOf(playing);
  if (entry.sameDocument !== true) load(model, place, view);
  else {
    if (place === 'home') showHome(model, view);
    arrive(model, place);
  }
  return true;
}

export function listedReagents(model: Model, value: string): readonly string[] {
  const [count = 1, from = 1] = value.match(/\d+/g)?.map(Number) ?? [];
  return model.catalogues[shownVersion(model)].seqIds.slice(from - 1, from - 1 + count);
}

export async function importList(
  playing: Playing,
  seqIds: readonly string[],
  fill: (dialog: Locator) => Promise<void>,
): Promise<boolean> {
  const { page, model } = playing;
  if (!isBuilder(model)) return false;
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog', { name: 'Import Analytes' });
  await fill(dialog);
  await button(dialog, 'Upload').click();
  await dialog.getByRole('grid', { name: 'Results' }).waitFor();
  if (seqIds.every((seqId) => listOf(model).has(seqId))) {
    await dialog.getByText('All of them are in the builder already').waitFor();
    await button(dialog, 'Cancel').click();
  } else {
    await button(dialog, /^Add [\d,]+ analytes?$/).click();
  }
  await dialog.waitFor({ state: 'hidden' });
  addImported(model, seqIds);
  return true;
}
