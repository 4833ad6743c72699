import { useEffect, useState } from 'react';

/** Returns the last value that stayed the same for `delayMs`. Until then it returns `first`. */
export function useDebounced<Value>(value: Value, delayMs: number, first = value): Value {
  const [debounced, setDebounced] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

const slowAfterMs = 1000;

/** Returns whether something has gone on for a second, so that short waits show nothing. */
export function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoingOn]);
  return isSlow && isGoingOn;
}
