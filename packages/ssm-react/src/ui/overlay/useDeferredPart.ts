/**
 * A heavy part of a component that arrives when it is first wanted, and not with the page.
 *
 * What failed is asked for again by the same import(): HTML has browsers forget a module that they could not fetch
 * (https://github.com/whatwg/html/pull/10327). Browsers from before that remember it: the built application helps itself there
 * (`vite.again.ts` of ssm-host), a page around the library leads out by loading anew.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToasts } from '../toasts/useToasts.ts';
import { useUi } from '../UiContext.ts';

export interface DeferredPart<Part> {
  /** Undefined until it has arrived. */
  readonly part: Part | undefined;
  /** Fetches it ahead, as when the pointer comes near: it is drawn with what wants it. A failure is kept to itself and tried again. */
  readonly preload: () => void;
  /** A person wants it now: what failed is fetched again at once, while it is wanted. */
  readonly ask: () => void;
}

/** How long after a failure a part that stays wanted is fetched again; each time twice as long. */
const firstPauseMs = 5000;

/**
 * While `isWanted` the part is fetched; when that fails a notification says so, `errorReports` is told `part`, and `onFailure` is called, so that
 * the component can go back to what it was. Without it the part stays wanted: the notification offers to try again,
 * and it is tried again by itself.
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
    // Asking begins anew.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isWanted, hasArrived, load, take, asked]);

  const preload = useCallback(() => {
    load().then(take, () => {});
  }, [load, take]);

  return { part: arrived?.part, preload, ask };
}
