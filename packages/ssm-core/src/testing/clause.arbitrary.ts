import * as fc from 'fast-check';
import type { FilterKey } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';
import {
  type FilterControl,
  filterDefinitions,
  maximumClauses,
  maximumKeywords,
  publicationCodes,
} from '../filter/filter.keys.ts';
import { oddText } from './table.arbitrary.ts';

const syntax = fc
  .array(fc.constantFrom(...Array.from('&=<>~*?,%+# ".\'()!'), '%2C', '%', '>='), { maxLength: 6 })
  .map((pieces) => pieces.join(''));

const typedText = fc
  .tuple(oddText, syntax, oddText)
  .map((pieces) => pieces.join(''))
  .filter((text) => text !== '');

const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((value) => (value === 0 ? 0 : value));

function keyOf(...controls: readonly FilterControl[]): fc.Arbitrary<FilterKey> {
  return fc.constantFrom(
    ...filterDefinitions.filter(({ control }) => controls.includes(control)).map(({ key }) => key),
  );
}

function values(key: fc.Arbitrary<FilterKey>, value: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<Clause> {
  return fc.record({ key, operator: fc.constant('='), values: fc.array(value, { minLength: 1, maxLength }) });
}

export const anyClause: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({ key: keyOf('combo'), operator: fc.constant('*='), text: typedText }),
  fc.record({ key: keyOf('switch'), operator: fc.constant('='), isTrue: fc.boolean() }),
  fc.record({ key: keyOf('number'), operator: fc.constantFrom('>', '>=', '<', '<='), number }),
  fc.record({ key: keyOf('number'), bounds: fc.tuple(number, number) }).map(
    ({ key, bounds: [one, other] }): Clause => ({
      key,
      operator: '~',
      low: Math.min(one, other),
      high: Math.max(one, other),
    }),
  ),
  values(keyOf('select', 'autocomplete'), typedText, 1),
  values(keyOf('keywords'), typedText, maximumKeywords),
  values(keyOf('multiSelect', 'collection'), typedText, 4),
  values(keyOf('publications'), fc.constantFrom(...publicationCodes), 4),
);

export const anyClauses = fc.array(anyClause, { maxLength: maximumClauses });
