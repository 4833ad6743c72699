import { type KeyboardEvent, useCallback } from 'react';
import { isTextBox, letterOf } from '../../ui/field/keys.ts';

export interface BuilderKeys {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRemove: () => void;
}

/** React events bubble through portals, so keys pressed in a dialog reach the page. */
function isOverPage({ currentTarget, target }: KeyboardEvent): boolean {
  return !(target instanceof Node && currentTarget.contains(target));
}

function isInGrid(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role=grid]') !== null;
}

function commandOf(event: KeyboardEvent, keys: BuilderKeys): (() => void) | undefined {
  if (event.defaultPrevented || event.altKey || isTextBox(event.target) || isOverPage(event)) return undefined;
  const key = letterOf(event);
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') return event.shiftKey ? keys.onRedo : keys.onUndo;
    return key === 'y' && !event.shiftKey ? keys.onRedo : undefined;
  }
  return key === 'delete' && isInGrid(event.target) ? keys.onRemove : undefined;
}

/** Handles undo and redo anywhere in the page except in dialogs, and Delete in the table. */
export function useBuilderKeys(keys: BuilderKeys): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      const command = commandOf(event, keys);
      if (command === undefined) return;
      event.preventDefault();
      command();
    },
    [keys],
  );
}
