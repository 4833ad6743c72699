import { useCallback, useRef, useState } from 'react';
import { useLayoutEffect } from './layoutEffect.ts';
import { useControlled } from './useControlled.ts';

function createEqualKeeper<Value>(): (next: Value) => Value {
  let given: Value | undefined;
  let kept: { readonly value: Value; readonly text: string } | undefined;
  return (next) => {
    if (kept !== undefined && next === given) return kept.value;
    given = next;
    const text = JSON.stringify(next);
    if (kept === undefined || kept.text !== text) kept = { value: next, text };
    return kept.value;
  };
}

/** Returns the same object while its data is equal, so pages may create it on each render. */
export function useEqual<Value>(value: Value): Value {
  const [keep] = useState(() => createEqualKeeper<Value>());
  return keep(value);
}

/**
 * Returns the controlled value while the property is given, else local state that starts with `first`. The setter does
 * nothing while the property is given.
 */
export function useHeld<Value extends object>(
  name: string,
  given: Value | undefined,
  first: () => Value,
): readonly [Value, (next: Value) => void] {
  const controlled = useEqual(useControlled(name, given));
  const [own, setOwn] = useState(() => controlled ?? first());
  const last = useRef(controlled);
  useLayoutEffect(() => {
    if (controlled === undefined && last.current !== undefined) setOwn(last.current);
    last.current = controlled;
  }, [controlled]);
  const isOwn = controlled === undefined;
  const hold = useCallback(
    (next: Value) => {
      if (isOwn) setOwn(next);
    },
    [isOwn],
  );
  return [controlled ?? own, hold];
}
