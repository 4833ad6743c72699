/** When the list of a combo box is open, which of its options is active, and what the keys do. */
import { type KeyboardEvent, useState } from 'react';
import { keepComposing } from '../field/keys.ts';
import type { ComboBoxProps } from './comboBoxProps.ts';

export interface ComboBoxState {
  readonly isOpen: boolean;
  /** Place of the option that Enter chooses; -1 while the focus is on the text alone. */
  readonly activeIndex: number;
  readonly type: (text: string) => void;
  readonly choose: (value: string) => void;
  readonly close: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

/** One step down or up among the options and the text itself, which stands at -1. */
function stepped(index: number, step: 1 | -1, count: number): number {
  return ((index + 1 + step + count + 1) % (count + 1)) - 1;
}

export function useComboBox({ value, suggestions, onType, onChoose, onAsk }: ComboBoxProps): ComboBoxState {
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState<string>();
  const isOpen = isWanted && suggestions.length > 0;
  const activeIndex = isOpen ? suggestions.findIndex((suggestion) => suggestion.value === active) : -1;

  function close(): void {
    setIsWanted(false);
    setActive(undefined);
  }

  function choose(chosen: string): void {
    close();
    onChoose(chosen);
  }

  function step(direction: 1 | -1): void {
    if (isOpen) {
      setActive(suggestions[stepped(activeIndex, direction, suggestions.length)]?.value);
      return;
    }
    setIsWanted(true);
    if (value.trim() !== '') onAsk();
  }

  /** Whether the key was one of the list's. */
  function pressed(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'Enter' && isOpen) {
      const chosen = suggestions[activeIndex];
      if (chosen === undefined) close();
      else choose(chosen.value);
    } else return false;
    return true;
  }

  return {
    isOpen,
    activeIndex,
    choose,
    close,
    type(text) {
      setIsWanted(true);
      setActive(undefined);
      onType(text);
    },
    handleKey(event) {
      if (keepComposing(event) || event.altKey || event.ctrlKey || event.metaKey || !pressed(event.key)) return;
      event.preventDefault();
      // Escape closes the list, not the dialog around it.
      event.stopPropagation();
    },
  };
}
