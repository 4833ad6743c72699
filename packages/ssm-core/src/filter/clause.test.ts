import { expect, test } from 'vitest';
import type { AssayVersion } from '../api/types.ts';
import { checkFilters, FilterError } from './clause.ts';
import { readFilters } from './codec/filter.codec.ts';

function problemOf(text: string, version: AssayVersion): unknown {
  try {
    checkFilters(readFilters(text), version);
    return 'none';
  } catch (error) {
    return error;
  }
}

test('S6-05 the 11K additions are a filter of 11K only', () => {
  expect(problemOf('v11Only=true', 'V_11K')).toBe('none');
  expect(problemOf('v11Only=true', 'V_7K')).toEqual(new FilterError('filter_not_in_version', 1, 'v11Only'));
});

test('S6-05 the filters on mouse plasma exist in 7K only', () => {
  expect(problemOf('mousePlasmaBin=High&mousePlasmaFstat>1', 'V_7K')).toBe('none');
  expect(problemOf('loDb>1&mousePlasmaFstat>1', 'V_11K')).toEqual(
    new FilterError('filter_not_in_version', 2, 'mousePlasmaFstat'),
  );
});
