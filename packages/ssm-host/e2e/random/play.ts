/** Carries out steps in a browser as a person does, and holds the page to the model after each. */
import type { Locator, Page } from 'playwright';
import { type AssayVersion, type MenuView, readMenuView, writeMenuView } from 'ssm-core';
import { readFilters, writeXlsx } from 'ssm-core/engine';
import { expect } from 'vitest';
import { signIn, signOut } from '../support/account.ts';
import type { Hosted, Visitor } from '../support/hosted.ts';
import { type Catalogues, filters } from './catalogue.ts';
import {
  addElsewhere,
  addImported,
  addSelected,
  arrive,
  become,
  changeView,
  createModel,
  listOf,
  load,
  type Model,
  newestPanel,
  type Place,
  pageOfRows,
  redo,
  removeAnalytes,
  rowsOf,
  selectedOf,
  showHome,
  shownTable,
  shownVersion,
  sortBy,
  stepsOf,
  switchVersion,
  tick,
  tickAll,
  tickThrough,
  undo,
} from './model.ts';
import { screenOf, wantedScreen } from './screen.ts';
import { type Kind, lineOf, type people, type Step } from './steps.ts';

/** A person at work, and what they should see. */
interface Playing {
  readonly visitor: Visitor;
  readonly page: Page;
  readonly model: Model;
  /** Makes the names of panels that no other sequence has saved. */
  readonly name: string;
  /** What the browser has complained of, while it was online. */
  readonly complaints: string[];
}

/** False where the step means nothing there: then nothing was done. */
type Action = (playing: Playing, value: string) => Promise<boolean>;

const patient = { timeout: 15_000, interval: 30 };
const versions: Readonly<Record<string, AssayVersion>> = { '7K': 'V_7K', '11K': 'V_11K' };
const names: Readonly<Record<AssayVersion, string>> = { V_7K: '7K', V_11K: '11K' };
const columnKeys = { 'Sequence ID': 'seqId', 'Full Name': 'fullName', 'Target Name': 'targetName' } as const;
const paths: Readonly<Record<string, Place>> = {
  '/': 'home',
  '/7k-panel-builder': 'V_7K',
  '/11k-panel-builder': 'V_11K',
  '/my-panels': 'panels',
};

function button(place: Page | Locator, name: string | RegExp): Locator {
  return place.getByRole('button', { name, exact: true });
}

function isBuilder({ place }: Model): boolean {
  return place === 'V_7K' || place === 'V_11K';
}

function grid({ page, model }: Playing): Locator {
  const name = model.place === 'home' ? 'Menu' : `${names[shownVersion(model)]} Panel`;
  return page.getByRole('grid', { name, exact: true });
}

/** Brings a place on the page into view where it is not, away from the edges. */
async function showRow(playing: Playing, place: number): Promise<void> {
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
 * Presses the box of a drawn row where it stands, as a pointer does. The element that drew the row a moment ago may draw another one
 * by now: once the rows stand still they are put in reading order.
 */
async function pressAt(table: Locator, label: string, isRange = false): Promise<void> {
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

/** The SeqId at a place of the page, counted from 1 and beginning anew at the page's end. */
function rowAt(model: Model, value: number): { readonly place: number; readonly seqId: string } | undefined {
  const { start, end } = pageOfRows(model);
  if (end <= start) return undefined;
  const place = (value - 1) % (end - start);
  return { place, seqId: rowsOf(model)[start + place] as string };
}

async function pressBox(playing: Playing, value: number, isRange = false): Promise<boolean> {
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

function fromTheEnd(model: Model, value: string): number {
  const { start, end } = pageOfRows(model);
  return Math.max(1, end - start - Number(value) + 1);
}

async function scroll(playing: Playing, by: number): Promise<boolean> {
  if (rowsOf(playing.model).length === 0) return false;
  await grid(playing).evaluate((element, top) => element.scrollBy({ top, behavior: 'instant' }), by);
  return true;
}

function searchBox({ page }: Playing): Locator {
  return page.getByRole('searchbox', { name: 'Search by Keywords or IDs', exact: true });
}

async function type(playing: Playing, act: (box: Locator) => Promise<void>): Promise<boolean> {
  if (shownTable(playing.model) === undefined) return false;
  const box = searchBox(playing);
  await box.click();
  await act(box);
  return true;
}

/** Where the page is now, after it was loaded or gone back to. */
function addressOf({ page }: Playing): { readonly place: Place; readonly view: MenuView } {
  const { pathname, searchParams } = new URL(page.url());
  return { place: paths[pathname] ?? 'panel', view: readMenuView(searchParams).view };
}

/** Waits until the address says what is shown, as a person's hand on the way to the key does: it is written a moment later. */
async function awaitAddress(playing: Playing): Promise<void> {
  const { model } = playing;
  const read = (): string => {
    const { place, view } = addressOf(playing);
    return `${place} ${place === 'home' ? writeMenuView(view).toString() : ''}`;
  };
  const wanted = `${model.place} ${model.place === 'home' ? writeMenuView(model.home.view).toString() : ''}`;
  await expect.poll(read, patient).toBe(wanted);
}

/** Goes one entry of the history on or back, where that is a page of the application. */
async function travel(playing: Playing, by: 1 | -1): Promise<boolean> {
  const { page, model } = playing;
  await awaitAddress(playing);
  const entry = await page.evaluate((delta) => {
    const { navigation } = window as unknown as {
      navigation: { entries(): { url: string | null; sameDocument: boolean }[]; currentEntry: { index: number } };
    };
    const { url, sameDocument } = navigation.entries()[navigation.currentEntry.index + delta] ?? {};
    // Of the provider's pages the browser does not tell the address.
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

/** Lists some of the catalogue's reagents: "3 reagents from row 40". */
function listedReagents(model: Model, value: string): readonly string[] {
  const [count = 1, from = 1] = value.match(/\d+/g)?.map(Number) ?? [];
  return model.catalogues[shownVersion(model)].seqIds.slice(from - 1, from - 1 + count);
}

async function importList(
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

const actions: Readonly<Record<Kind, Action>> = {
  'tick row': (playing, value) => pressBox(playing, Number(value)),
  'tick row from the end': (playing, value) => pressBox(playing, fromTheEnd(playing.model, value)),
  'shift-tick row': (playing, value) => pressBox(playing, Number(value), true),
  async 'take out of the builder row'(playing, value) {
    const { model } = playing;
    const row = rowAt(model, Number(value));
    if (model.place !== 'home' || row === undefined || !listOf(model).has(row.seqId)) return false;
    await showRow(playing, row.place);
    await pressAt(grid(playing), `${row.seqId} is in the builder. Remove it`);
    removeAnalytes(model, [row.seqId]);
    return true;
  },
  async 'select all'(playing) {
    if (rowsOf(playing.model).length === 0) return false;
    await grid(playing)
      .getByRole('checkbox', { name: /^Select all/ })
      .click({ force: true });
    tickAll(playing.model);
    return true;
  },
  'scroll by': (playing, value) => scroll(playing, Number(value)),
  async 'scroll to row'(playing, value) {
    const row = rowAt(playing.model, Number(value));
    if (row === undefined) return false;
    await showRow(playing, row.place);
    return true;
  },
  'scroll to the end': (playing) => scroll(playing, 1_000_000),
  search: (playing, value) =>
    type(playing, async (box) => {
      await box.press('ControlOrMeta+a');
      await box.pressSequentially(value);
      changeView(playing.model, { search: value });
    }),
  async 'erase a letter'(playing) {
    const search = shownTable(playing.model)?.view.search ?? '';
    if (search === '') return false;
    return type(playing, async (box) => {
      await box.press('End');
      await box.press('Backspace');
      changeView(playing.model, { search: search.slice(0, -1) });
    });
  },
  async 'clear the search'(playing) {
    const search = shownTable(playing.model)?.view.search ?? '';
    if (search === '') return false;
    await button(playing.page, 'Clear search').first().click();
    changeView(playing.model, { search: '' });
    return true;
  },
  async 'sort by'(playing, value) {
    if (shownTable(playing.model) === undefined) return false;
    await button(grid(playing), value).click();
    sortBy(playing.model, columnKeys[value as keyof typeof columnKeys]);
    return true;
  },
  async 'filter by'({ page, model }, value) {
    const { view } = model.home;
    const filter = filters[value];
    if (model.place !== 'home' || filter === undefined) return false;
    if (view.filters.some(({ key }) => key === filter.key)) return false;
    await button(page, 'Filters').click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    if (view.filters.length > 0) await button(dialog, 'Add filter').click();
    const row = dialog.getByRole('group', { name: /^Filter \d+$/ }).last();
    await button(row, 'Category').click();
    const [, category = '', comparison, chosen = ''] = /^(.*?)( above)? (\S+)$/.exec(value) ?? [];
    await page.getByRole('option', { name: category, exact: true }).click();
    if (comparison === undefined) {
      await button(row, 'Value').click();
      await page.getByRole('option', { name: chosen, exact: true }).click();
    } else {
      await button(row, 'Operator').click();
      await page.getByRole('option', { name: 'Greater Than (>)', exact: true }).click();
      await row.getByRole('textbox', { name: 'Value' }).fill(chosen);
    }
    await button(dialog, 'Apply').click();
    await dialog.waitFor({ state: 'hidden' });
    changeView(model, { filters: [...view.filters, ...readFilters(filter.text)] });
    return true;
  },
  async 'remove a filter'({ page, model }) {
    const [, ...others] = model.home.view.filters;
    if (model.place !== 'home' || model.home.view.filters.length === 0) return false;
    const chips = page.getByRole('list', { name: 'FILTERS' });
    await chips
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    changeView(model, { filters: others });
    return true;
  },
  async 'go to the page'({ page, model }, value) {
    const table = shownTable(model);
    if (table === undefined) return false;
    const count = Math.max(1, Math.ceil(rowsOf(model).length / table.view.pageSize));
    const now = Math.min(table.view.pageIndex, count - 1);
    const next = { first: 0, previous: now - 1, next: now + 1, last: count - 1 }[value] ?? now;
    if (next < 0 || next >= count || next === now) return false;
    await button(page, `${value.slice(0, 1).toUpperCase()}${value.slice(1)} page`).click();
    changeView(model, { pageIndex: next });
    return true;
  },
  async 'rows per page'({ page, model }, value) {
    if (shownTable(model) === undefined) return false;
    await button(page, 'Rows per page').click();
    await page.getByRole('option', { name: Number(value).toLocaleString('en'), exact: true }).click();
    changeView(model, { pageSize: Number(value) as MenuView['pageSize'] });
    return true;
  },
  async 'resize to'({ page }, value) {
    const [width = 1280, height = 800] = value.split(' x ').map(Number);
    await page.setViewportSize({ width, height });
    return true;
  },
  async 'switch to'({ page, model }, value) {
    const version = versions[value] as AssayVersion;
    if (model.place !== 'home' || version === model.home.view.version) return false;
    await page.getByRole('radiogroup', { name: 'Assay version' }).getByRole('radio', { name: value }).click();
    switchVersion(model, version);
    return true;
  },
  async 'add to the builder'({ page, model }) {
    if (model.place !== 'home' || selectedOf(model).size === 0) return false;
    await button(page, /^Add to Panel Builder/).click();
    addSelected(model);
    return true;
  },
  async 'open the builder'({ page, model }) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Panel Builder, [\d,]+ analytes?$/ })
      .click();
    arrive(model, shownVersion(model));
    return true;
  },
  async 'open the menu'(playing) {
    const { page, model } = playing;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu', exact: true }).click();
    arrive(model, 'home');
    return true;
  },
  async 'remove the selected'({ page, model }) {
    const selected = selectedOf(model);
    if (!isBuilder(model) || selected.size === 0) return false;
    await button(page, /^Remove \([\d,]+\)$/).click();
    removeAnalytes(model, selected);
    return true;
  },
  async 'remove the selected by key'(playing) {
    const { page, model } = playing;
    const selected = selectedOf(model);
    if (!isBuilder(model) || selected.size === 0) return false;
    await grid(playing).focus();
    await page.keyboard.press('Delete');
    removeAnalytes(model, selected);
    return true;
  },
  async undo({ page, model }) {
    const { done } = stepsOf(model);
    if (!(isBuilder(model) || model.place === 'home') || done.length === 0) return false;
    await button(page, 'Undo').click();
    undo(model);
    return true;
  },
  async redo({ page, model }) {
    if (!isBuilder(model) || stepsOf(model).undone.length === 0) return false;
    await button(page, 'Redo').click();
    redo(model);
    return true;
  },
  async 'clear the builder'({ page, model }) {
    if (!isBuilder(model) || listOf(model).size === 0) return false;
    await button(page, 'Clear').click();
    removeAnalytes(model, listOf(model));
    return true;
  },
  async 'save the list'({ page, model, name }) {
    const version = shownVersion(model);
    const seqIds = listOf(model);
    if (!isBuilder(model) || seqIds.size === 0) return false;
    await button(page, 'Save Panel').click();
    const dialog = page.getByRole('dialog', { name: 'Save Panel' });
    const box = dialog.getByRole('textbox', { name: 'Name' });
    const panels = model.panels[model.person];
    const typed = (await box.inputValue()) || `${name}, ${panels.length + 1}`;
    await box.fill(typed);
    await button(dialog, 'Save').click();
    await dialog.waitFor({ state: 'hidden' });
    const others = panels.filter((panel) => panel.name !== typed);
    panels.splice(0, panels.length, ...others, { name: typed, version, seqIds });
    return true;
  },
  async 'open the panel'({ page, model }) {
    const panel = newestPanel(model);
    if (panel === undefined) return false;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Panels' }).click();
    await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name: panel.name, exact: true }).click();
    const table = page.getByRole('grid', { name: panel.name, exact: true });
    await expect.poll(() => table.getAttribute('aria-rowcount'), patient).toBe(String(panel.seqIds.size + 1));
    arrive(model, 'panel');
    return true;
  },
  'import by pasting': (playing, value) => {
    const seqIds = listedReagents(playing.model, value);
    return importList(playing, seqIds, (dialog) =>
      dialog.getByRole('textbox', { name: 'Or paste a list' }).fill(seqIds.join('\n')),
    );
  },
  'import a workbook of': (playing, value) => {
    const seqIds = listedReagents(playing.model, value);
    return importList(playing, seqIds, async (dialog) => {
      const file = await writeXlsx({ name: 'List', rows: [['SeqId'], ...seqIds.map((seqId) => [seqId])] });
      const chooser = playing.page.waitForEvent('filechooser');
      await button(dialog, 'Choose file').click();
      const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      await (await chooser).setFiles({ name: 'list.xlsx', mimeType, buffer: Buffer.from(await file.arrayBuffer()) });
    });
  },
  async reload(playing) {
    const { page, model } = playing;
    await awaitAddress(playing);
    await page.reload();
    load(model, model.place, model.home.view);
    return true;
  },
  'go back': (playing) => travel(playing, -1),
  'go forward': (playing) => travel(playing, 1),
  async 'add in a second tab row'(playing, value) {
    const { visitor, model, complaints } = playing;
    const { version } = model.home.view;
    const seqId = model.catalogues[version].seqIds[Number(value) - 1] as string;
    if (listOf(model, version).has(seqId)) return false;
    const other = await visitor.context.newPage();
    watch(other, complaints);
    await other.goto(`/?version=${version}`);
    await pressAt(other.getByRole('grid', { name: 'Menu', exact: true }), `Select ${seqId}`);
    await button(other, 'Add to Panel Builder (1)').click();
    await button(other, 'Add to Panel Builder (0)').waitFor();
    addElsewhere(model, version, seqId);
    // A tab that closes within milliseconds of the press may not have stored the change.
    await holdToModel(playing);
    await other.close();
    return true;
  },
  async 'go offline'({ visitor, model }) {
    if (model.isOffline) return false;
    await visitor.context.setOffline(true);
    model.isOffline = true;
    return true;
  },
  async 'go online'({ visitor, model }) {
    if (!model.isOffline) return false;
    await visitor.context.setOffline(false);
    model.isOffline = false;
    return true;
  },
  async 'sign out and in as'(playing, value) {
    const { page, model } = playing;
    await signOut(page, model.person);
    const person = value as (typeof people)[number];
    await signIn(page, person);
    await grid({ ...playing, model: { ...model, place: 'home' } }).waitFor();
    become(model, person);
    const { place, view } = addressOf(playing);
    load(model, place, view);
    return true;
  },
};

/** What needs no server: everything else waits until the person is online again. */
const worksOffline: ReadonlySet<Kind> = new Set([
  'tick row',
  'tick row from the end',
  'shift-tick row',
  'take out of the builder row',
  'select all',
  'scroll by',
  'scroll to row',
  'scroll to the end',
  'search',
  'erase a letter',
  'clear the search',
  'go to the page',
  'resize to',
  'add to the builder',
  'remove the selected',
  'remove the selected by key',
  'undo',
  'redo',
  'clear the builder',
  'go online',
]);

/**
 * Errors that are logged and are no fault: a request or a part of the code without a connection, and a request for a copy that the
 * browser may have kept (`only-if-cached`) and has not.
 */
const expectedErrors =
  /net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|CACHE_MISS)|Failed to fetch dynamically imported module/;

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedErrors.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
}

/** Waits until the page shows what the model says; fails with the difference when it never does, or is broken. */
async function holdToModel({ page, model, complaints }: Playing): Promise<void> {
  const read = async () => {
    const screen = await screenOf(page);
    return {
      shown: { ...screen, complaints: [...complaints] },
      wanted: { ...wantedScreen(model, screen), complaints: [] },
    };
  };
  const isSettled = ({ shown, wanted }: Awaited<ReturnType<typeof read>>): boolean =>
    isSame(shown, wanted) || shown.broken !== '' || shown.complaints.length > 0;
  let last = await read();
  if (!isSettled(last)) {
    const again = async (): Promise<boolean> => {
      last = await read();
      return isSettled(last);
    };
    await expect
      .poll(again, patient)
      .toBe(true)
      .catch(() => undefined);
  }
  expect(last.shown).toEqual(last.wanted);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export interface Player {
  /** Resolves when every step was carried out and the page held to the model; rejects at the first that fails. */
  readonly play: (sequence: readonly Step[]) => Promise<void>;
  /** The steps of a sequence that were carried out, up to the one that failed. */
  readonly carriedOut: (sequence: readonly Step[]) => readonly Step[];
}

export function createPlayer(host: Hosted, catalogues: () => Catalogues): Player {
  const carriedOut = new WeakMap<readonly Step[], Step[]>();
  let count = 0;
  return {
    carriedOut: (sequence) => carriedOut.get(sequence) ?? sequence,
    async play(sequence) {
      count += 1;
      const visitor = await host.open('SSM-Registered');
      const { page, context } = visitor;
      context.setDefaultTimeout(patient.timeout);
      const model = createModel(catalogues(), 'SSM-Registered');
      const playing: Playing = { visitor, page, model, name: `Sequence ${count}`, complaints: [] };
      const done: Step[] = [];
      carriedOut.set(sequence, done);
      watch(page, playing.complaints);
      try {
        await holdToModel(playing);
        for (const step of sequence) {
          if (model.isOffline && !worksOffline.has(step.kind)) continue;
          done.push(step);
          try {
            // oxlint-disable-next-line no-await-in-loop -- one step after the other
            if (await actions[step.kind](playing, step.value)) await holdToModel(playing);
            else done.pop();
          } catch (error) {
            throw new Error(`After “${lineOf(step)}”: ${String(error)}`, { cause: error });
          }
        }
      } finally {
        await context.close();
      }
    },
  };
}
