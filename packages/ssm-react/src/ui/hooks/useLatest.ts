import { type RefObject, useRef } from 'react';
import { useLayoutEffect } from './layoutEffect.ts';

/** Returns a ref to the latest rendered value, for callbacks that keep their identity. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
