import { type KeyboardEvent, type RefObject, useCallback, useEffect } from 'react';
import { isTextBox, letterOf } from '../../ui/field/keys.ts';

export interface BuilderKeys {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRemove: () => void;
}

/**
 * Returns whether the key was pressed in a dialog over the page. React events bubble through portals, so the page
 * gets such keys too.
 */
function isOverPage({ currentTarget, target }: KeyboardEvent): boolean {
  return !(target instanceof Node && currentTarget.contains(target));
}

function isInGrid(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=grid]') !== null;
}

function commandOf(event: KeyboardEvent['nativeEvent'], keys: BuilderKeys): (() => void) | undefined {
  if (event.defaultPrevented || event.altKey || isTextBox(event.target)) return undefined;
  const key = letterOf(event);
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return event.shiftKey ? keys.onRedo : keys.onUndo;
    return key === 'y' && !event.shiftKey ? keys.onRedo : undefined;
  }
  return key === 'delete' && isInGrid(event.target) ? keys.onRemove : undefined;
}

/**
 * Handles undo and redo anywhere in the page except in dialogs, and Delete in the table. It also listens to the main
 * landmark around the page, because the landmark has the focus after navigation.
 */
export function useBuilderKeys(page: RefObject<HTMLElement | null>, keys: BuilderKeys): (event: KeyboardEvent) => void {
  const press = useCallback(
    (event: KeyboardEvent['nativeEvent']) => {
      const command = commandOf(event, keys);
      if (command === undefined) return;
      event.preventDefault();
      command();
    },
    [keys],
  );
  useEffect(() => {
    const landmark = page.current?.closest('main');
    const pressOnLandmark = (event: KeyboardEvent['nativeEvent']): void => {
      if (event.target === landmark) press(event);
    };
    landmark?.addEventListener('keydown', pressOnLandmark);
    return () => landmark?.removeEventListener('keydown', pressOnLandmark);
  }, [page, press]);
  return useCallback(
    (event) => {
      if (!isOverPage(event)) press(event.nativeEvent);
    },
    [press],
  );
}
