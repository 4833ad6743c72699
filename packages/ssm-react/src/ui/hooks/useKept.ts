import { useState } from 'react';

interface Held<Made> {
  readonly key: readonly unknown[];
  readonly made: Made;
}

/**
 * Keeps one controller while its key is equal, and makes the next from the previous. A controller runs only while it
 * has listeners, so unmounting needs no cleanup.
 */
export function useKept<Made>(key: readonly unknown[], make: (from: Made | undefined) => Made): Made {
  const [held, setHeld] = useState<Held<Made>>(() => ({ key, made: make(undefined) }));
  if (held.key.every((each, index) => each === key[index])) return held.made;
  const next = { key, made: make(held.made) };
  setHeld(next);
  return next.made;
}
