import { useEffect, useState } from 'react';

/** Debounces a value. */
export function useDebounced<Value>(value: Value, settledAfterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs);
    return () => clearTimeout(timer);
  }, [value, settledAfterMs]);
  return settled;
}
