import { satDocument } from 'ssm-openapi';
import { expect, test } from 'vitest';
import {
  dilutionGroups,
  filterDefinitions,
  findFilter,
  fixedPanelCodes,
  maximumClauses,
  maximumKeywords,
  mousePlasmaBins,
  operatorsOf,
  publicationCodes,
} from './filter.keys.ts';

test('S3-06 every filter key of the contract has a definition, in the order of the category list', () => {
  expect(filterDefinitions.map((filter) => filter.key)).toEqual(satDocument.components.schemas.StandardFilterKey.enum);
  expect(filterDefinitions.filter((filter) => filter.isHidden).map((filter) => filter.key)).toEqual([
    'apparentKd',
    'disgenet',
    'diseases',
    'pathways',
  ]);
  expect(findFilter('toString')).toBe(undefined);
});

test('S5-06, S5-08 filters of numbers compare, filters of identifiers match patterns, and all other filters test equality', () => {
  expect(operatorsOf('number')).toEqual(['>', '>=', '<', '<=', '~']);
  expect(
    filterDefinitions.filter((filter) => operatorsOf(filter.control).includes('*=')).map((filter) => filter.key),
  ).toEqual(['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName']);
  expect(operatorsOf('keywords')).toEqual(['=']);
});

test('S5-01, S5-05 at most five filters and two keywords are allowed', () => {
  expect([maximumClauses, maximumKeywords]).toEqual([5, 2]);
});

test('S9-06 the options of filters are the options in the specification', () => {
  expect(dilutionGroups).toEqual(['0.005%', '0.5%', '20%']);
  expect(fixedPanelCodes).toEqual([
    'cvd',
    'infImmResp',
    'metabolic',
    'oncology',
    'neuroscience',
    'cytokines',
    'respiratory',
  ]);
  expect(mousePlasmaBins).toEqual(['High', 'Medium', 'Low']);
  expect(publicationCodes).toEqual(['orthStrats', 'mrmMsData', 'ddaMsData', 'pQtl']);
});
