import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberColumn, textColumn } from '../../table/build.ts';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { readFilters } from '../codec/filter.codec.ts';
import { filterRows } from '../evaluate/filter.evaluate.ts';
import { createDraftCounter, explainNothing } from './filter.count.ts';

const menu = smallTable({
  seqId: textColumn(['1-1', '2-1', '3-1', '4-1']),
  loDb: numberColumn([1, 2, 3, 4]),
});
const countDraft = createDraftCounter(menu);

function explain(wire: string) {
  return explainNothing(countDraft(readFilters(wire)));
}

describe('the explanation why filters match no row', () => {
  test('offers to drop the clause that matches no row on its own', () => {
    expect(explain('loDb>1&loDb>9')).toEqual({ emptyAlone: [1], drops: [{ index: 1, brings: 3 }] });
  });

  test('offers to drop each of several clauses that match no row on their own', () => {
    expect(explain('loDb>9&loDb>1&loDb<0')).toEqual({
      emptyAlone: [0, 2],
      drops: [
        { index: 0, brings: 0 },
        { index: 2, brings: 0 },
      ],
    });
  });

  test('if each clause matches rows on its own, offers to drop each clause whose removal makes rows appear, most rows first', () => {
    expect(explain('loDb<2&loDb>2&loDb>1')).toEqual({ emptyAlone: [], drops: [{ index: 0, brings: 2 }] });
    expect(explain('loDb<2&loDb>1')).toEqual({
      emptyAlone: [],
      drops: [
        { index: 0, brings: 3 },
        { index: 1, brings: 1 },
      ],
    });
  });

  test('offers nothing to drop if no single clause is the cause', () => {
    expect(explain('loDb<2&loDb~2,3&loDb>3')).toEqual({ emptyAlone: [], drops: [] });
  });

  test('names a clause that matches no row on its own, even if the number of rows without it is unknown', () => {
    const clauses = [
      { alone: 0, left: 0, missing: 3 },
      { alone: 2, left: 0, missing: 0 },
    ];
    expect(explainNothing({ clauses, without: [null, 0] })).toEqual({
      emptyAlone: [0],
      drops: [{ index: 0, brings: null }],
    });
  });
});

test('dropping an offered clause makes exactly the promised rows appear', () => {
  const clause = fc
    .tuple(fc.constantFrom('<', '>'), fc.integer({ min: -1, max: 6 }))
    .map((parts) => `loDb${parts.join('')}`);
  fc.assert(
    fc.property(fc.array(clause, { minLength: 1, maxLength: 5 }), (wires) => {
      const clauses = readFilters(wires.join('&'));
      fc.pre(filterRows(menu, clauses).length === 0);
      const { drops, emptyAlone } = explainNothing(countDraft(clauses));
      expect(drops.map(({ brings }) => brings)).toEqual(
        drops.map(({ index }) => filterRows(menu, clauses.toSpliced(index, 1)).length),
      );
      const best = Math.max(...clauses.map((_, index) => filterRows(menu, clauses.toSpliced(index, 1)).length));
      expect(drops[0]?.brings ?? 0).toBe(best);
      expect(emptyAlone).toEqual(
        clauses.flatMap((one, index) => (filterRows(menu, [one]).length === 0 ? [index] : [])),
      );
    }),
  );
});
