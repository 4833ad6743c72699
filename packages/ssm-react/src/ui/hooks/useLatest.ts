import { type RefObject, useRef } from 'react';
import { useLayoutEffect } from './layoutEffect.ts';

/** What was drawn last, for functions that are called later and keep their identity. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
