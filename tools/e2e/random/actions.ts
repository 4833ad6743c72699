import type { AssayVersion, MenuView } from 'ssm-core';
import { readFilters, writeXlsx } from 'ssm-core/engine';
import { expect } from 'vitest';
import { signIn, signOut } from '../support/account.ts';
import { filters } from './catalogue.ts';
import {
  type Action,
  addressOf,
  awaitAddress,
  button,
  columnKeys,
  fromTheEnd,
  grid,
  importList,
  isBuilder,
  listedReagents,
  patient,
  pressAt,
  pressBox,
  rowAt,
  scroll,
  showRow,
  travel,
  typeInto,
  versions,
} from './hands.ts';
import { holdToModel, watch } from './hold.ts';
import {
  addElsewhere,
  addSelected,
  arrive,
  become,
  changeView,
  listOf,
  load,
  newestPanel,
  redo,
  removeAnalytes,
  rowsOf,
  selectedOf,
  shownTable,
  shownVersion,
  sortBy,
  stepsOf,
  switchVersion,
  tickAll,
  undo,
} from './model.ts';
import { type Kind, type people } from './steps.ts';

export const actions: Readonly<Record<Kind, Action>> = {
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
    typeInto(playing, async (box) => {
      await box.press('ControlOrMeta+a');
      await box.pressSequentially(value);
      changeView(playing.model, { search: value });
    }),
  async 'erase a letter'(playing) {
    const search = shownTable(playing.model)?.view.search ?? '';
    if (search === '') return false;
    return typeInto(playing, async (box) => {
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
    // Compares before closing, because a tab closed within milliseconds of the press may not have stored the change.
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

/** Steps that need no server. All other steps wait until the user is online again. */
export const worksOffline: ReadonlySet<Kind> = new Set([
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
