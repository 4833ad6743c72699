import { type RefObject, useEffect } from 'react';
import { isTextBox, letterOf } from '../field/keys.ts';
import { useLatest } from './useMemoFromPrevious.ts';

function isUndo(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || isTextBox(event.target)) return false;
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && letterOf(event) === 'z';
}

/**
 * Calls `undo` for Ctrl+Z anywhere in the page around the element, except in text boxes and dialogs. Also listens to
 * the main landmark, because the landmark has the focus after navigation. `undo` returns false if there is nothing to
 * undo; the browser then gets the key.
 */
export function useUndoKey(inside: RefObject<Element | null>, undo: () => boolean): void {
  const latest = useLatest(undo);
  useEffect(() => {
    const page = inside.current?.closest<HTMLElement>('.ssm-MenuPage');
    const landmark = page?.closest('main');
    const press = (event: KeyboardEvent): void => {
      const isHere = event.currentTarget === page || event.target === landmark;
      if (isHere && isUndo(event) && latest.current()) event.preventDefault();
    };
    page?.addEventListener('keydown', press);
    landmark?.addEventListener('keydown', press);
    return () => {
      page?.removeEventListener('keydown', press);
      landmark?.removeEventListener('keydown', press);
    };
  }, [inside, latest]);
}
