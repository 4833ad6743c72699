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

/** Returns the same object while the data in it is equal, so that a page may make it anew for each render. */
export function useEqual<Value>(value: Value): Value {
  const [keep] = useState(() => createEqualKeeper<Value>());
  return keep(value);
}

/**
 * What a property controls while it is given; where it is not it is held here, from `first` on. With the value comes what holds another
 * one, which does nothing while the property is given.
 */
export function useHeld<Value extends object>(
  name: string,
  given: Value | undefined,
  first: () => Value,
): readonly [Value, (next: Value) => void] {
  const controlled = useEqual(useControlled(name, given));
  const [own, setOwn] = useState(() => controlled ?? first());
  const last = useRef(controlled);
  // Once it is given no longer, it goes on from there.
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
