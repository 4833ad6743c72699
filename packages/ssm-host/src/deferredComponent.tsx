import { type ComponentType, useEffect, useState } from 'react';

export type DeferredComponent<Props> = ComponentType<Props> & {
  /** Loads the code ahead, so that the component appears at once. Ignores a failure. */
  readonly preload?: () => void;
};

type Arrival<Props> =
  | { readonly Component: ComponentType<Props> }
  | { readonly Component: undefined; readonly error: unknown };

/**
 * Creates a component that renders nothing until its code has loaded. If loading fails, it throws to the
 * FeatureBoundary, whose “Try again” loads the code again. React.lazy would keep the failure until a reload. Suspense
 * would show its fallback for 300 ms, even if the code arrives sooner.
 * For a part that the page can do without meanwhile, use useDeferredPart.
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
