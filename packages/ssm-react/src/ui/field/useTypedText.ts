import { useReducer, useState } from 'react';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';

function createTypedText(first: string) {
  let last = first;
  let awaited: readonly string[] = [];
  return {
    /** Returns the text for a value, which may be late. */
    read: (value: string): string => (value === last || awaited.includes(value) ? (awaited.at(-1) ?? value) : value),
    type(text: string): void {
      awaited = [...awaited, text];
    },
    follow(value: string): void {
      if (value === last) return;
      last = value;
      const place = awaited.indexOf(value);
      awaited = place < 0 ? [] : awaited.slice(place + 1);
    },
  };
}

/**
 * Returns the text of a box, and its setter. The box keeps what the user typed while the caller passes it back late.
 * A value that was not typed replaces the text.
 */
export function useTypedText(
  value: string,
  onChange: (text: string) => void,
): readonly [text: string, type: (text: string) => void] {
  const [typed] = useState(() => createTypedText(value));
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // Sets no state, because the text stays the same: a key is to cause one update.
  useLayoutEffect(() => typed.follow(value), [typed, value]);

  function type(text: string): void {
    typed.type(text);
    draw();
    onChange(text);
  }
  return [typed.read(value), type];
}
