import { expect, test } from 'vitest';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { listColumn, textColumn } from '../build.ts';
import { asList, isNamed, nearNames } from './nearNames.ts';

const table = smallTable({
  seqId: textColumn(['10000-28', '2-1']),
  targetName: textColumn(['Leptin', 'Prolactin']),
  fullName: textColumn(['Leptin of the fat tissue', 'Interleukin-like prolactin receptor']),
  uniProtId: listColumn([['P41159'], ['P01236']]),
  entrezGeneName: listColumn([['LEPTN'], ['PRLAC']]),
  otherNames: listColumn([['NEUTR-A'], ['PRL-AC\tPRLAC']]),
});

test.each([
  ['leptinn', ['Leptin']],
  ['lepttn', ['LEPTN', 'Leptin']],
  ['PRLACC', ['PRLAC']],
  ['neutr a1', ['NEUTR-A']],
  ['P41158', ['P41159']],
  ['10000-29', ['10000-28']],
  ['LEPTN_HUMAN', ['LEPTN']],
  ['ABC1_HUMAN', []],
  ['lep', []],
  ['leptin, prolactin', []],
  ['hs-LEPTN', ['LEPTN']],
  ['Neutr-A/prlac', ['Neutr-A', 'prlac']],
  ['Leptin/unknown', ['Leptin']],
  ['x-unknown', []],
  ['interluekin', ['interleukin']],
  ['interluekin prolactin recepter', ['interleukin prolactin receptor']],
  ['interluekin of nothingness', []],
  ['Prolactin-recepter', ['Prolactin-receptor']],
])('the names near the text “%s” are %j', (text, names) => {
  expect(nearNames(table, text)).toEqual(names);
});

test.each([
  ['leptn PRLAC', 'leptn, PRLAC'],
  ['NEUTR-A  10000-28', 'NEUTR-A, 10000-28'],
  ['leptn OR PRLAC', 'leptn, PRLAC'],
  ['leptn | PRLAC', 'leptn, PRLAC'],
  ['leptn or', null],
  ['leptin of nobody', null],
  ['LEPTN', null],
])('the text “%s” is read as the list %j', (text, list) => {
  expect(asList(table, text)).toEqual(list);
});

test('a text is a name only if it is the whole name of a reagent, in any spelling', () => {
  expect(['Leptin', 'neutra', '"P41159"', 'lepti', 'LEPTN 2'].map((text) => isNamed(table, text))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
