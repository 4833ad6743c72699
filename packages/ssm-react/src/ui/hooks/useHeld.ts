import { useCallback, useState } from 'react';
import { useControlled } from './useControlled.ts';

/**
 * What a property controls while it is given; where it is not it is held here, from `first` on. With the value comes what holds another
 * one, which does nothing while the property is given.
 */
export function useHeld<Value extends object>(
  name: string,
  given: Value | undefined,
  first: () => Value,
): readonly [Value, (next: Value) => void] {
  const controlled = useControlled(name, given);
  const [own, setOwn] = useState(() => controlled ?? first());
  // Once it is given no longer, it goes on from there.
  if (controlled !== undefined && controlled !== own) setOwn(controlled);
  const isOwn = controlled === undefined;
  const hold = useCallback(
    (next: Value) => {
      if (isOwn) setOwn(next);
    },
    [isOwn],
  );
  return [controlled ?? own, hold];
}
