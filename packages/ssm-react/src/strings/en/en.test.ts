import { expect, test } from 'vitest';
import { en } from './en.ts';
import { selectColumns } from './selectColumns.ts';

test('S8-01, S8-02, S8-03, S8-04: error messages match the specification', () => {
  const { request, timeout, noMatches, maintenance } = en.errors;
  const columnSave = selectColumns.notSaved;
  expect({ request, timeout, noMatches, columnSave, maintenance }).toEqual({
    request: 'There was an error with your request, please try again later or contact our support team.',
    timeout: 'Timeout - excessive time to fetch data',
    noMatches: 'No matches',
    columnSave: 'Failed to save column preference',
    maintenance: 'SSM is currently down for maintenance. Please try again later.',
  });
});

test('S8-07: success messages match the specification', () => {
  const { fileDownloaded, matchesFound, addedToBuilder } = en.success;
  expect([
    selectColumns.saved,
    fileDownloaded('menu.xlsx'),
    matchesFound('12', 12),
    matchesFound('1', 1),
    addedToBuilder('Set'),
  ]).toEqual([
    'Column display preferences saved',
    'menu.xlsx downloaded',
    '12 matches found',
    '1 match found',
    'Analytes added to Set Builder',
  ]);
});

test('the texts of the menu contain counts and names', () => {
  const { resultCount, selectedCount, select, selectAll } = en.menu;
  expect([
    resultCount('12', '11,083', 12, 11_083),
    selectedCount('3'),
    select('10000-28'),
    selectAll('11,083'),
  ]).toEqual(['12 of 11,083 reagents', '3 selected', 'Select 10000-28', 'Select all 11,083']);
});
