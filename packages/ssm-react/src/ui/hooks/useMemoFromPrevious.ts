import { type RefObject, useRef, useState } from 'react';
import { areSameItems } from 'ssm-core/internal';
import { useLayoutEffect } from './layoutEffect.ts';

/**
 * Memoizes a value while the items of its key stay the same. A new key makes the next value from the previous value.
 * Unmounting does not stop the value, so a controller made here must run only while it has listeners.
 *
 * The hook sets state while rendering: if React abandons a render, it also discards the value made in it. Items of
 * the key are compared by identity, so an object that is new at each render must not be in the key.
 */
export function useMemoFromPrevious<Value>(
  key: readonly unknown[],
  make: (previous: Value | undefined) => Value,
): Value {
  const [memo, setMemo] = useState(() => ({ key, value: make(undefined) }));
  if (areSameItems(memo.key, key)) return memo.value;
  const next = { key, value: make(memo.value) };
  setMemo(next);
  return next.value;
}

/** Returns a ref to the value of the latest render, for callbacks that keep their identity. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
