import { expect, test } from 'vitest';
import type { PressedKey } from '../../ui/grid/gridMoves.ts';
import { previewCommand } from './ReagentPreview.tsx';

const press = (key: string, modifiers: Partial<Omit<PressedKey, 'key'>> = {}): PressedKey => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});
const shut = { isOpen: false, takesSpace: false };

test('I toggles, Escape closes, and Space toggles if Space selects nothing', () => {
  expect([
    previewCommand(press('i'), shut),
    previewCommand(press('I'), { isOpen: true, takesSpace: false }),
    previewCommand(press('Escape'), { isOpen: true, takesSpace: false }),
    previewCommand(press('Escape'), shut),
    previewCommand(press(' '), { isOpen: false, takesSpace: true }),
    previewCommand(press(' '), shut),
  ]).toEqual(['toggle', 'toggle', 'close', undefined, 'toggle', undefined]);
});

test('other keys of the browser and the table are ignored', () => {
  const where = { isOpen: true, takesSpace: true };
  const others = [
    press('i', { ctrlKey: true }),
    press('i', { metaKey: true }),
    press('i', { altKey: true }),
    press('I', { shiftKey: true }),
    press(' ', { shiftKey: true }),
    press('Enter'),
    press('ArrowDown'),
  ];
  expect(others.map((pressed) => previewCommand(pressed, where))).toEqual(others.map(() => undefined));
});
