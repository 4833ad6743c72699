import { useState } from 'react';

interface Held<Made> {
  readonly key: readonly unknown[];
  readonly made: Made;
}

/**
 * One controller for as long as what it is made of is the same; the next one is made from the one before. A controller is
 * at work while somebody listens to it, so nothing has to be ended when the component goes, or is kept out of sight.
 */
export function useKept<Made>(key: readonly unknown[], make: (from: Made | undefined) => Made): Made {
  const [held, setHeld] = useState<Held<Made>>(() => ({ key, made: make(undefined) }));
  if (held.key.every((each, index) => each === key[index])) return held.made;
  const next = { key, made: make(held.made) };
  setHeld(next);
  return next.made;
}
