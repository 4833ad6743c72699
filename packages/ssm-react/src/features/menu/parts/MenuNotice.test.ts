import { defaultMenuView, SatError } from 'ssm-core';
import { pageOf } from 'ssm-core/engine';
import { smallTable } from 'ssm-core/testing/smallTable';
import { expect, it } from 'vitest';
import { noticeOf } from './MenuNotice.tsx';

const filter = { within: undefined, keepsList: true, count: undefined, isPending: false, error: undefined };
const ready = {
  table: smallTable,
  isLoading: false,
  isCancelled: false,
  error: undefined,
  page: pageOf(5, 0, 25),
  view: { ...defaultMenuView, search: 'x' },
  filter,
};
const missing = { ...ready, table: undefined, page: pageOf(0, 0, 25) };
const error = new SatError('network');

it.each([
  ['rows are there', ready, 'none'],
  ['rows are awaited', { ...missing, isLoading: true }, 'loading'],
  ['a person stopped the request', { ...missing, isCancelled: true }, 'stopped'],
  ['nothing came', { ...missing, error }, 'failed'],
  ['a later request failed', { ...ready, error }, 'failedLater'],
  ['filters failed and the rows before are there', { ...ready, error, filter: { ...filter, error } }, 'failedLater'],
  [
    'filters failed and no row was there before',
    { ...ready, error, page: missing.page, filter: { ...filter, keepsList: false, error } },
    'failed',
  ],
  ['the catalogue is empty', { ...ready, table: { ...smallTable, rowCount: 0 }, page: missing.page }, 'emptyCatalogue'],
  ['filters leave nothing and the list before is there', { ...ready, filter: { ...filter, count: 0 } }, 'none'],
  [
    'filters leave nothing and no list was there',
    { ...ready, page: missing.page, filter: { ...filter, count: 0, keepsList: false } },
    'filteredOut',
  ],
  [
    'filters leave nothing of a part of the menu',
    { ...missing, table: smallTable, view: { ...defaultMenuView, search: ' ' } },
    'filteredOut',
  ],
  ['the search found nothing', { ...ready, page: missing.page }, 'nothingFound'],
])('the notice is right when %s', (_, menu, kind) => {
  expect(noticeOf(menu, false)).toBe(kind);
});

it('R12: a notice reports slow loading after a second', () => {
  expect(noticeOf({ ...missing, isLoading: true }, true)).toBe('slow');
});
