import { describe, expect, it } from 'vitest';
import type { GridMove, PressedKey } from '../../../../ui/grid/gridMoves.ts';
import { gridCommand } from './gridKeys.ts';

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

  it('swaps left and right in right-to-left text', () => {
    const where = { ...rows, isRightToLeft: true };
    expect(gridCommand(press('ArrowLeft'), where)).toEqual({ type: 'move', move: 'nextCell' });
    expect(gridCommand(press('ArrowRight'), where)).toEqual({ type: 'move', move: 'previousCell' });
    const inHeader = { ...header, isRightToLeft: true };
    expect(gridCommand(press('ArrowLeft', { shiftKey: true }), inHeader)).toEqual({ type: 'resize', by: 1 });
  });

  it('in a row, keys select, extend the selection, select all, open the row and show help', () => {
    expect(gridCommand(press(' '), rows)).toEqual({ type: 'select' });
    expect(gridCommand(press(' ', { shiftKey: true }), rows)).toEqual({ type: 'extend' });
    expect(gridCommand(press('a', { ctrlKey: true }), rows)).toEqual({ type: 'selectAll' });
    expect(gridCommand(press('Enter'), rows)).toEqual({ type: 'open' });
    expect(gridCommand(press('?', { shiftKey: true }), rows)).toEqual({ type: 'help' });
  });

  it('in a header, keys resize and reorder the column, but Space and Enter go to the button of the header', () => {
    expect(gridCommand(press('ArrowRight', { shiftKey: true }), header)).toEqual({ type: 'resize', by: 1 });
    expect(gridCommand(press('ArrowLeft', { shiftKey: true, ctrlKey: true }), header)).toEqual({
      type: 'reorder',
      by: -1,
    });
    expect(gridCommand(press(' '), header)).toBe(undefined);
    expect(gridCommand(press(' '), { ...header, takesSpace: true })).toEqual({ type: 'select' });
    expect(gridCommand(press('Enter'), header)).toBe(undefined);
  });

  it('ignores keys that have no command', () => {
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
