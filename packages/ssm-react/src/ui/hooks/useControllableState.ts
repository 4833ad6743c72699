import { useCallback, useRef, useState } from 'react';
import { useLayoutEffect } from './layoutEffect.ts';
import { useControlled } from './useControlled.ts';

function createEqualCache<Value>(): (next: Value) => Value {
  let last: Value | undefined;
  let known: { readonly value: Value; readonly text: string } | undefined;
  return (next) => {
    if (known !== undefined && next === last) return known.value;
    last = next;
    const text = JSON.stringify(next);
    if (known === undefined || known.text !== text) known = { value: next, text };
    return known.value;
  };
}

/** Returns the same object while its data is equal, so that pages may create the object on each render. */
export function useEqual<Value>(value: Value): Value {
  const [reuse] = useState(() => createEqualCache<Value>());
  return reuse(value);
}

/**
 * Returns the value of a property while the page gives it, else local state that starts with `first`. The setter does
 * nothing while the page gives the property.
 */
export function useControllableState<Value extends object>(
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
  const set = useCallback(
    (next: Value) => {
      if (isOwn) setOwn(next);
    },
    [isOwn],
  );
  return [controlled ?? own, set];
}
