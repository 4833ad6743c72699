import { type RefObject, useRef, useState } from 'react';
import { areSameItems } from 'ssm-core/internal';
import { useLayoutEffect } from './layoutEffect.ts';

/**
 * Memoizes a value while the items of its key stay the same, and makes the next value from the previous one. A
 * controller made here must run only while it has listeners, since unmounting does not stop it.
 *
 * Sets state while rendering, because React then discards the value of a render that it abandons. Items of the key are
 * compared by identity, so an object that is new at each render does not belong into a key.
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

/** Returns a ref to the latest rendered value, for callbacks that keep their identity. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
