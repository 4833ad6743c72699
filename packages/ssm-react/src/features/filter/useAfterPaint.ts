import { useEffect, useState } from 'react';
import { afterPaint } from '../../ui/hooks/afterPaint.ts';

/** The value as it was last painted; null before the first time. What follows from it may then take a moment longer. */
export function useAfterPaint<Value>(value: Value): Value | null {
  const [painted, setPainted] = useState<Value | null>(null);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
