import { useEffect, useState } from 'react';
import { useLatest } from '../ui/useLatest.ts';

/** What lives outside React and is ended once. */
interface Disposable {
  readonly dispose: () => void;
  readonly isDisposed: () => boolean;
}

interface Held<Made> {
  readonly key: readonly unknown[];
  readonly person: string | null;
  readonly made: Made;
}

/**
 * What `make` makes, for as long as its component is there and the key is the same. With another key it is made anew from
 * the one before, which another person's never is.
 */
export function useHeld<Made extends Disposable>(
  person: string | null,
  key: readonly unknown[],
  make: (from: Made | null) => Made,
): Made {
  const [held, setHeld] = useState<Held<Made>>(() => ({ key, person, made: make(null) }));
  const isSame = held.person === person && held.key.every((each, index) => each === key[index]);
  if (!isSame) setHeld({ key, person, made: make(held.person === person ? held.made : null) });
  const latest = useLatest(make);
  useEffect(() => {
    const { made } = held;
    // In strict mode the effect before has ended it.
    if (made.isDisposed()) setHeld({ ...held, made: latest.current(made) });
    return () => made.dispose();
  }, [held, latest]);
  return held.made;
}
