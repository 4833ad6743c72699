import { useEffect, useState } from 'react';

/** The value as it was last painted; null before the first time. What follows from it may then take a moment longer. */
export function useAfterPaint<Value>(value: Value): Value | null {
  const [painted, setPainted] = useState<Value | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
