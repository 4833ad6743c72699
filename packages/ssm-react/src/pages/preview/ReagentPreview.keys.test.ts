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

test('the key I toggles the preview, Escape closes it, and Space toggles it if Space selects nothing', () => {
  expect([
    previewCommand(press('i'), shut),
    previewCommand(press('I'), { isOpen: true, takesSpace: false }),
    previewCommand(press('Escape'), { isOpen: true, takesSpace: false }),
    previewCommand(press('Escape'), shut),
    previewCommand(press(' '), { isOpen: false, takesSpace: true }),
    previewCommand(press(' '), shut),
  ]).toEqual(['toggle', 'toggle', 'close', undefined, 'toggle', undefined]);
});

test('keys of the browser and of the table do nothing to the preview', () => {
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
