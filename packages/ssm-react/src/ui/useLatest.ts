import { type RefObject, useRef } from 'react';
import { useLayoutEffect } from './layoutEffect.ts';

/** The value of the last render, for what is called after it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
