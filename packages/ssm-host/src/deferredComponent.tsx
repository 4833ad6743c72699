import { type ComponentType, useEffect, useState } from 'react';

export type DeferredComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead, so that the component draws at once. Ignores a failure. */
  readonly preload?: () => void;
};

type Arrival<Props> =
  | { readonly Component: ComponentType<Props> }
  | { readonly Component: undefined; readonly error: unknown };

/**
 * Draws nothing until its code has loaded. A failed load throws to the FeatureBoundary, whose "Try again" loads again.
 * React.lazy would keep the failure until a reload. Suspense would keep its fallback for 300 ms even if the code comes
 * sooner.
 * Use useDeferredPart for a part that the page can do without meanwhile.
 */
export function deferredComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): DeferredComponent<Props> {
  let fetched: Promise<Arrival<Props>> | undefined;
  let arrived: Arrival<Props> | undefined;

  async function fetchNow(): Promise<Arrival<Props>> {
    try {
      arrived = { Component: await load() };
      return arrived;
    } catch (error) {
      fetched = undefined;
      return { Component: undefined, error };
    }
  }

  function fetchOnce(): Promise<Arrival<Props>> {
    fetched ??= fetchNow();
    return fetched;
  }

  function Deferred(props: Props) {
    const [pending] = useState(fetchOnce);
    const [arrival, setArrival] = useState(arrived);
    useEffect(() => {
      let isMounted = true;
      async function show(): Promise<void> {
        const result = await pending;
        if (isMounted) setArrival(result);
      }
      void show();
      return () => {
        isMounted = false;
      };
    }, [pending]);
    if (arrival === undefined) return null;
    if (arrival.Component === undefined) throw arrival.error;
    return <arrival.Component {...props} />;
  }
  return Object.assign(Deferred, { preload: () => void fetchOnce() });
}
