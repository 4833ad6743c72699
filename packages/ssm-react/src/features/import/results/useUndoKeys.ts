import { type RefObject, useEffect } from 'react';
import { isTextBox, letterOf } from '../../../ui/field/keys.ts';

interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Handles undo and redo keys anywhere in the dialog. Stops them from reaching the page behind. */
export function useUndoKeys(part: RefObject<HTMLElement | null>, { undo, redo }: UndoActions): void {
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role=dialog]');
    if (dialog === null || dialog === undefined) return undefined;
    function handleKeyDown(event: KeyboardEvent): void {
      const key = letterOf(event);
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      event.stopPropagation();
      if (isTextBox(event.composedPath()[0] ?? null)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    }
    dialog.addEventListener('keydown', handleKeyDown);
    return () => dialog.removeEventListener('keydown', handleKeyDown);
  }, [part, undo, redo]);
}
