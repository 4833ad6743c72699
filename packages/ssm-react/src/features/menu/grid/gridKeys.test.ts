import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GridMove, gridCommand, movePlace, type PressedKey } from './gridKeys.ts';

const rows = { isInHeader: false, takesSpace: true, isRightToLeft: false };
const header = { isInHeader: true, takesSpace: false, isRightToLeft: false };

function press(key: string, modifiers: Partial<Omit<PressedKey, 'key'>> = {}): PressedKey {
  return { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers };
}

describe('gridCommand', () => {
  it.each<[string, PressedKey, GridMove]>([
    ['ArrowUp', press('ArrowUp'), 'up'],
    ['ArrowDown', press('ArrowDown'), 'down'],
    ['ArrowRight', press('ArrowRight'), 'nextCell'],
    ['ArrowLeft', press('ArrowLeft'), 'previousCell'],
    ['Home', press('Home'), 'rowStart'],
    ['End', press('End'), 'rowEnd'],
    ['Ctrl+Home', press('Home', { ctrlKey: true }), 'gridStart'],
    ['Cmd+End', press('End', { metaKey: true }), 'gridEnd'],
    ['PageUp', press('PageUp'), 'pageUp'],
    ['PageDown', press('PageDown'), 'pageDown'],
  ])('%s moves', (_, pressed, move) => {
    expect(gridCommand(pressed, rows)).toEqual({ type: 'move', move });
  });

  it('turns left and right round where text runs from right to left', () => {
    const where = { ...rows, isRightToLeft: true };
    expect(gridCommand(press('ArrowLeft'), where)).toEqual({ type: 'move', move: 'nextCell' });
    expect(gridCommand(press('ArrowRight'), where)).toEqual({ type: 'move', move: 'previousCell' });
    const inHeader = { ...header, isRightToLeft: true };
    expect(gridCommand(press('ArrowLeft', { shiftKey: true }), inHeader)).toEqual({ type: 'resize', by: 1 });
  });

  it('selects, extends, selects all, opens and helps from a row', () => {
    expect(gridCommand(press(' '), rows)).toEqual({ type: 'select' });
    expect(gridCommand(press(' ', { shiftKey: true }), rows)).toEqual({ type: 'extend' });
    expect(gridCommand(press('a', { ctrlKey: true }), rows)).toEqual({ type: 'selectAll' });
    expect(gridCommand(press('Enter'), rows)).toEqual({ type: 'open' });
    expect(gridCommand(press('?', { shiftKey: true }), rows)).toEqual({ type: 'help' });
  });

  it('resizes and reorders from a header, whose own button takes Space and Enter', () => {
    expect(gridCommand(press('ArrowRight', { shiftKey: true }), header)).toEqual({ type: 'resize', by: 1 });
    expect(gridCommand(press('ArrowLeft', { shiftKey: true, ctrlKey: true }), header)).toEqual({
      type: 'reorder',
      by: -1,
    });
    expect(gridCommand(press(' '), header)).toBe(undefined);
    expect(gridCommand(press(' '), { ...header, takesSpace: true })).toEqual({ type: 'select' });
    expect(gridCommand(press('Enter'), header)).toBe(undefined);
  });

  it("leaves the browser's and the person's other keys alone", () => {
    for (const pressed of [
      press('Tab'),
      press('x'),
      press('ArrowLeft', { altKey: true }),
      press('ArrowLeft', { ctrlKey: true }),
      press('ArrowDown', { shiftKey: true }),
      press('r', { ctrlKey: true }),
      press('Home', { shiftKey: true }),
    ]) {
      expect(gridCommand(pressed, rows)).toBe(undefined);
    }
  });
});

describe('movePlace', () => {
  const bounds = { rows: 100, columns: 4, rowsInView: 10 };

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
    expect(movePlace({ row, column }, move, bounds)).toEqual({ row: toRow, column: toColumn });
  });

  it('stays in the header where there is no row', () => {
    const empty = { rows: 0, columns: 3, rowsInView: 10 };
    expect(movePlace({ row: -1, column: 1 }, 'gridEnd', empty)).toEqual({ row: -1, column: 2 });
    expect(movePlace({ row: -1, column: 1 }, 'pageDown', empty)).toEqual({ row: -1, column: 1 });
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
    const anyBounds = record({
      rows: nat(50),
      columns: integer({ min: 1, max: 9 }),
      rowsInView: integer({ min: 1, max: 20 }),
    });
    assert(
      property(anyBounds, array(allMoves, { maxLength: 40 }), (limits, moves) => {
        let place = { row: 0, column: 0 };
        for (const move of moves) place = movePlace(place, move, limits);
        const isInside =
          moves.length === 0 ||
          (place.row >= -1 && place.row < limits.rows && place.column >= 0 && place.column < limits.columns);
        expect(isInside).toBe(true);
      }),
    );
  });
});
