import { expect, test } from 'vitest';
import type { FilterControl } from '../filter.keys.ts';
import { emptyValue, type FilterValue, isValueOf } from './filter.row.ts';

const controls: readonly FilterControl[] = [
  'switch',
  'combo',
  'autocomplete',
  'select',
  'number',
  'keywords',
  'multiSelect',
  'publications',
  'collection',
];

test('S4-14 the initial value of each type of filter is the one in the specification', () => {
  expect(controls.map((control) => [control, emptyValue(control)])).toEqual([
    ['switch', true],
    ['combo', ''],
    ['autocomplete', ''],
    ['select', ''],
    ['number', []],
    ['keywords', []],
    ['multiSelect', []],
    ['publications', []],
    ['collection', []],
  ]);
});

test('S3-05, S5-05 a value is a text, boolean, list or numbers, as its control allows', () => {
  const values: readonly FilterValue[] = [
    false,
    'a',
    [],
    ['a'],
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['>', '1'],
    ['~', '1', '2'],
    ['~', '1', '2', '3'],
    ['orthStrats', 'pQtl'],
  ];
  const held = controls.map((control) => values.filter((value) => isValueOf(control, value)));
  const text = ['a'];
  const lists = values.slice(2);
  expect(held).toEqual([
    [false],
    text,
    ['a', ['a']],
    text,
    [[], ['>', '1'], ['~', '1', '2']],
    [[], ['a'], ['a', 'b'], ['>', '1'], ['orthStrats', 'pQtl']],
    lists,
    [[], ['orthStrats', 'pQtl']],
    lists,
  ]);
});
