import { array, assert, constant, constantFrom, integer, nat, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GridMove, movePlace } from './gridMoves.ts';

describe('movePlace', () => {
  const bounds = { firstRow: -1, rows: 100, columns: 4 } as const;

  it.each<[GridMove, [number, number], [number, number]]>([
    ['up', [0, 2], [-1, 2]],
    ['up', [-1, 2], [-1, 2]],
    ['down', [-1, 2], [0, 2]],
    ['down', [99, 2], [99, 2]],
    ['nextCell', [5, 3], [5, 3]],
    ['previousCell', [5, 1], [5, 0]],
    ['rowStart', [5, 3], [5, 0]],
    ['rowEnd', [5, 0], [5, 3]],
    ['gridStart', [50, 2], [0, 0]],
    ['gridEnd', [50, 2], [99, 3]],
    ['pageDown', [50, 2], [60, 2]],
    ['pageDown', [95, 2], [99, 2]],
    ['pageUp', [4, 2], [0, 2]],
    ['pageUp', [0, 2], [0, 2]],
  ])('%s leads from %j to %j', (move, [row, column], [toRow, toColumn]) => {
    expect(movePlace({ row, column }, move, bounds, 10)).toEqual({ row: toRow, column: toColumn });
  });

  it('stays among the rows when the header cannot be focused', () => {
    const noHeader = { ...bounds, firstRow: 0 } as const;
    expect(movePlace({ row: 0, column: 2 }, 'up', noHeader, 10)).toEqual({ row: 0, column: 2 });
    expect(movePlace({ row: 3, column: 2 }, 'pageUp', noHeader, 10)).toEqual({ row: 0, column: 2 });
  });

  it('stays in the header when there are no rows', () => {
    const empty = { firstRow: -1, rows: 0, columns: 3 } as const;
    expect(movePlace({ row: -1, column: 1 }, 'gridEnd', empty, 10)).toEqual({ row: -1, column: 2 });
    expect(movePlace({ row: -1, column: 1 }, 'pageDown', empty, 10)).toEqual({ row: -1, column: 1 });
  });

  it('never leads outside the grid', () => {
    const allMoves = constantFrom<GridMove>(
      'up',
      'down',
      'nextCell',
      'previousCell',
      'rowStart',
      'rowEnd',
      'gridStart',
      'gridEnd',
      'pageUp',
      'pageDown',
    );
    const columns = integer({ min: 1, max: 9 });
    const anyBounds = oneof(
      record({ firstRow: constant(-1 as const), rows: nat(50), columns }),
      record({ firstRow: constant(0 as const), rows: integer({ min: 1, max: 50 }), columns }),
    );
    assert(
      property(anyBounds, integer({ min: 1, max: 20 }), array(allMoves, { maxLength: 40 }), (limits, inView, moves) => {
        let place = { row: 0, column: 0 };
        for (const move of moves) place = movePlace(place, move, limits, inView);
        const isInside =
          moves.length === 0 ||
          (place.row >= limits.firstRow &&
            place.row < limits.rows &&
            place.column >= 0 &&
            place.column < limits.columns);
        expect(isInside).toBe(true);
      }),
    );
  });
});
