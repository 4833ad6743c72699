import { type KeyboardEvent, useState } from 'react';
import { keepComposing } from '../field/keys.ts';

export interface Suggested {
  readonly value: string;
  readonly note?: string | undefined;
}

export interface ComboBoxProps {
  readonly label: string;
  readonly value: string;
  /** The suggestions below the box while the user types. An empty array closes the list. */
  readonly suggestions: readonly Suggested[];
  readonly isLoading?: boolean;
  readonly loadingLabel: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (value: string) => void;
  /** Called when the user presses an arrow key to see suggestions for the current text. */
  readonly onAsk: () => void;
  /** Shows suggestions for the first value, before the user types; default false. */
  readonly opensAtOnce?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  /** Maximum height of the list in CSS pixels; default 310. */
  readonly maximumHeight?: number;
}

export interface ComboBoxState {
  readonly isOpen: boolean;
  /** Index of the option that Enter chooses; -1 when no option is active. */
  readonly activeIndex: number;
  readonly type: (text: string) => void;
  readonly choose: (value: string) => void;
  readonly close: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

function stepped(index: number, step: 1 | -1, count: number): number {
  return ((index + 1 + step + count + 1) % (count + 1)) - 1;
}

export function useComboBox(props: ComboBoxProps): ComboBoxState {
  const { value, suggestions, onType, onChoose, onAsk, opensAtOnce = false } = props;
  const [isWanted, setIsWanted] = useState(opensAtOnce);
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

  /** Handles a key of the list. Returns false if the list has no use for the key. */
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
      // Stops Escape here, so that it closes the list but not the surrounding dialog.
      event.stopPropagation();
    },
  };
}
