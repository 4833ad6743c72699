import type { CatalogueCategory, FilterKey } from 'ssm-core';
import { readFilters } from 'ssm-core/engine';
import { expect, test } from 'vitest';
import { en } from '../../../strings/en/en.ts';
import { createNumberText } from '../../../strings/format.ts';
import { filterStringsOf } from '../words/filterStrings.ts';
import { rowHint } from './rowHint.ts';

const number = createNumberText('en');
const range = (key: FilterKey, minimum: number | null, maximum: number | null): CatalogueCategory => ({
  key,
  known: 1,
  minimum,
  maximum,
  options: null,
});

/** Returns the text of the hint. Brackets mean that it replaces the counts. */
function hint(filterKey: FilterKey | null, filters = '', facts?: CatalogueCategory): string | undefined {
  const found = rowHint({ filterKey, clause: readFilters(filters)[0] ?? null }, facts, filterStringsOf(en), number);
  return found?.isForEmpty === true ? `[${found.text}]` : found?.text;
}

test('the hint of a number filter is the range of its column with the unit', () => {
  expect([
    hint('loDb', 'loDb>1', range('loDb', 0.25, 12345.5)),
    hint('totalCvPlasma', '', range('totalCvPlasma', 2, 30)),
    hint('loDb', '', range('loDb', null, null)),
    hint('loDb'),
  ]).toEqual(['From 0.25 to 12,345.5', 'From 2% to 30%', undefined, undefined]);
});

test('S3-03: the hint of a number names the measure that fills the column instead', () => {
  const facts = range('totalCvPlasma', 2, 30);
  const row = { filterKey: 'totalCvPlasma', clause: null } as const;
  const filledFrom = 'calibrator CV (calibratorCvPct in annotation_7k.tsv)';
  expect(rowHint(row, facts, filterStringsOf(en), number, filledFrom)?.text).toBe(
    'From 2% to 30%; filled from calibrator CV (calibratorCvPct in annotation_7k.tsv)',
  );
});

test('the hint of a text filter says what the filter matches, until the user types a text', () => {
  expect([hint('fullName'), hint('mesh'), hint('charInfo')]).toEqual([
    '[Contains this text. IL* begins with IL; ? is any one character.]',
    '[Contains the keyword; with two, either of them.]',
    '[Choose one of the suggestions that appear as you type.]',
  ]);
  expect([hint('fullName', 'fullName*=a'), hint('mesh', 'mesh=a'), hint('charInfo', 'charInfo=a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('S8-08: the hints explain Buffer MS and the additions of 11K', () => {
  expect([hint('bufferMS', 'bufferMS=true'), hint('v11Only', 'v11Only=true')]).toEqual([
    'Confirmation of specificity to target protein identified via LC-MS/MS analysis of Protein-SOMAmer complexes in buffer.',
    'Return only SOMAmer Reagents that are new to 11K',
  ]);
});

test('a list and a row without a category have no hint, and a collection says where users choose collections', () => {
  expect([hint(null), hint('dilGroup'), hint('pubs'), hint('diseases')]).toEqual([
    undefined,
    undefined,
    undefined,
    'Chosen in Curated Protein Collections.',
  ]);
});
