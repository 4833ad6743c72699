/**
 * Lazy-loads a heavy part of a component. After a failure the same import() is retried: HTML requires browsers to
 * forget a module that they could not fetch (https://github.com/whatwg/html/pull/10327). Older browsers remember the
 * failure. For them the built application has a workaround (`vite.again.ts` of ssm-host); other pages must be
 * reloaded.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToasts, useUi } from '../UiContext.ts';

export interface DeferredPart<Part> {
  /** Undefined until it has loaded. */
  readonly part: Part | undefined;
  /** Loads the part ahead, such as on hover. Ignores a failure, because the part is loaded again when it is wanted. */
  readonly preload: () => void;
  /** Retries loading at once, if the part is wanted and has failed. */
  readonly ask: () => void;
}

/** Pause before the first retry of a wanted part. Each later pause is twice as long. */
const firstPauseMs = 5000;

/**
 * Loads the part while `isWanted`. On failure it shows a notification, reports `part` to `errorReports`, and calls
 * `onFailure`, so that the component can go back. Without `onFailure` the part stays wanted: the notification offers
 * a retry, and automatic retries run too.
 */
export function useDeferredPart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailure?: () => void,
): DeferredPart<Part> {
  const { strings, report } = useUi();
  const toasts = useToasts();
  const [arrived, setArrived] = useState<{ readonly part: Part }>();
  const take = useCallback((part: Part) => setArrived((before) => before ?? { part }), []);
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((times) => times + 1), []);
  const failure = useRef<(error: unknown) => void>(undefined);

  useEffect(() => {
    failure.current = (error) => {
      report({ name: 'part', error });
      const action = onFailure ? undefined : { label: strings.ui.retry, onAction: ask };
      toasts.show({ kind: 'error', text: strings.errors.partNotLoaded, action });
      onFailure?.();
    };
  });

  const hasArrived = arrived !== undefined;
  useEffect(() => {
    if (!isWanted || hasArrived) return undefined;
    let isCurrent = true;
    let pauseMs = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    async function fetchPart(isTold: boolean): Promise<void> {
      try {
        const part = await load();
        if (isCurrent) take(part);
      } catch (error) {
        if (!isCurrent) return;
        timer = setTimeout(() => void fetchPart(false), pauseMs);
        pauseMs *= 2;
        if (isTold) failure.current?.(error);
      }
    }
    void fetchPart(true);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // When the user retries, the pauses start again with the first.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isWanted, hasArrived, load, take, asked]);

  const preload = useCallback(() => {
    load().then(take, () => {});
  }, [load, take]);

  return { part: arrived?.part, preload, ask };
}
