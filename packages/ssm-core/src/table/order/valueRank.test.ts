import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { numberColumn, textColumn } from '../build.ts';
import { valueRank } from './valueRank.ts';

const ranksOf = (values: readonly (number | null)[]) => {
  const table = smallTable({ loDb: numberColumn(values) });
  return values.map((_, row) => valueRank(table, 'loDb', row));
};

test('a number is ranked among the other numbers of its column, and equal numbers have the same rank', () => {
  expect(ranksOf([5, 1, null, 3, 3])).toEqual([
    { below: 3, above: 0, share: 1 },
    { below: 0, above: 3, share: 0 },
    undefined,
    { below: 1, above: 1, share: 0.5 },
    { below: 1, above: 1, share: 0.5 },
  ]);
});

test('nothing has a rank in a column of equal numbers, of words, or that the table lacks', () => {
  expect(ranksOf([7, 7])).toEqual([undefined, undefined]);
  const words = smallTable({ fullName: textColumn(['a', 'b']) });
  expect([valueRank(words, 'fullName', 0), valueRank(words, 'loDb', 0)]).toEqual([undefined, undefined]);
});

test('the counts of a rank are those of a plain comparison with all other numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -3, max: 3 })), { minLength: 1 }), (values) => {
      const known = values.filter((value) => value !== null);
      const expected = values.map((value) => {
        if (value === null) return undefined;
        const below = known.filter((other) => other < value).length;
        const above = known.filter((other) => other > value).length;
        return below + above === 0 ? undefined : { below, above, share: below / (below + above) };
      });
      expect(ranksOf(values)).toEqual(expected);
    }),
  );
});
