import { useCallback, useRef, useState } from 'react';
import { createSentValues } from 'ssm-core/internal';
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
 * Returns the value of a property while the page gives it, else local state that starts with `first`. While the page
 * gives the property, the setter only remembers the value until the page passes it back. The third function returns
 * the value on which the next change builds.
 */
export function useControllableState<Value extends object>(
  name: string,
  given: Value | undefined,
  first: () => Value,
): readonly [Value, (next: Value) => void, () => Value] {
  const controlled = useEqual(useControlled(name, given));
  const [own, setOwn] = useState(() => controlled ?? first());
  const last = useRef(controlled);
  const [sent] = useState(() => createSentValues<Value>());
  useLayoutEffect(() => {
    if (controlled === undefined && last.current !== undefined) setOwn(last.current);
    sent.answer(controlled, last.current);
    last.current = controlled;
  }, [controlled, sent]);
  const isOwn = controlled === undefined;
  const set = useCallback(
    (next: Value) => {
      if (isOwn) setOwn(next);
      else sent.add(next);
    },
    [isOwn, sent],
  );
  const value = controlled ?? own;
  const latest = useCallback(() => sent.latest() ?? value, [sent, value]);
  return [value, set, latest];
}
