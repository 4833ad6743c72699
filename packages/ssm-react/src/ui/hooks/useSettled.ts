import { useEffect, useState } from 'react';

/** The value that has not changed for a while; another one takes its place only after having stood that long. */
export function useSettled<Value>(value: Value, settledAfterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settledAfterMs);
    return () => clearTimeout(timer);
  }, [value, settledAfterMs]);
  return settled;
}
