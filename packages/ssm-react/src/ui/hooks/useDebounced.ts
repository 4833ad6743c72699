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
