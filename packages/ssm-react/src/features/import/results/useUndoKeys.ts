import { type RefObject, useEffect } from 'react';

interface UndoActions {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Text boxes undo what was typed in them. */
function isTextBox(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}

/** Undo and redo by keys anywhere in the dialog around this part; what stands behind the dialog does not hear of them. */
export function useUndoKeys(part: RefObject<HTMLElement | null>, { undo, redo }: UndoActions): void {
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role=dialog]');
    if (dialog === null || dialog === undefined) return undefined;
    function handleKeyDown(event: KeyboardEvent): void {
      const key = event.key.toLowerCase();
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
