import type { CatalogueCategory } from 'ssm-core';
import { fixedPanelCodes } from 'ssm-core/engine';
import { expect, test } from 'vitest';
import { en } from '../../strings/en/en.ts';
import { filterOptions, filterValues } from './filterOptions.ts';
import { filterStringsOf } from './words/filterStrings.ts';

function facts(key: CatalogueCategory['key'], options: CatalogueCategory['options']): CatalogueCategory {
  return { key, known: 3, minimum: null, maximum: null, options };
}

const panels = facts('fixedPanels', [
  { value: 'cvd', count: 2000 },
  { value: 'cytokines', count: 1 },
]);

test('options have names and counts, in catalogue order', () => {
  expect(filterOptions('fixedPanels', panels, ['cytokines'], filterStringsOf(en), (count) => `~${count}`)).toEqual([
    { id: 'cvd', label: 'Cardiovascular Disease', note: '~2000 reagents' },
    { id: 'cytokines', label: 'Cytokines', note: '1 reagent' },
  ]);
});

test('values from a link are options even if the catalogue lacks them', () => {
  expect(filterOptions('fixedPanels', panels, ['oncology', 'gone'], filterStringsOf(en), String).slice(2)).toEqual([
    { id: 'oncology', label: 'Oncology', note: '0 reagents' },
    { id: 'gone', label: 'gone', note: '0 reagents' },
  ]);
});

test('the standard values are options without counts until the catalogue has loaded', () => {
  expect(filterValues('fixedPanels', undefined, [])).toEqual(fixedPanelCodes);
  expect(filterOptions('dilGroup', undefined, [], filterStringsOf(en), String)).toEqual([
    { id: '0.005%', label: '0.005%', note: undefined },
    { id: '0.5%', label: '0.5%', note: undefined },
    { id: '20%', label: '20%', note: undefined },
  ]);
});

test('all four publications are options, including publications that no reagent has', () => {
  const onePublication = facts('pubs', [{ value: 'pQtl', count: 2 }]);
  expect(filterOptions('pubs', onePublication, [], filterStringsOf(en), String)).toEqual([
    { id: 'orthStrats', label: 'Orthogonal Strategies', note: '0 reagents' },
    { id: 'mrmMsData', label: 'MRM MS Data', note: '0 reagents' },
    { id: 'ddaMsData', label: 'DDA MS Data', note: '0 reagents' },
    { id: 'pQtl', label: 'pQTL', note: '2 reagents' },
  ]);
});
