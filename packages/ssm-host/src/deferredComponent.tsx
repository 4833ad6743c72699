/** A page, or a part of the shell, whose code comes when it is first shown. */
import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code may have to be fetched. */
export type DeferredComponent<Props> = ComponentType<Props> & {
  /** Fetches it ahead, so that it is drawn at once when it is shown. A failure is kept to itself. */
  readonly preload?: () => void;
};

type Arrival<Props> =
  | { readonly Component: ComponentType<Props> }
  /** `error` is what the loading threw. */
  | { readonly Component: undefined; readonly error: unknown };

/**
 * Draws nothing until its code is there. Code that cannot be fetched is a crash to the FeatureBoundary around it, whose
 * "Try again" fetches it anew; React.lazy would keep the failure until the page is loaded again. Not by Suspense: it keeps
 * what it first drew in place of the page for 300 ms, however soon the code is there. A part that can be done without
 * meanwhile is fetched by useDeferredPart.
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
      // What is mounted from now on begins anew.
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
