/**
 * A heavy part of a component that arrives when it is first wanted, and not with the page.
 *
 * What failed is asked for again by the same import(): HTML has browsers forget a module that they could not fetch
 * (https://github.com/whatwg/html/pull/10327). Browsers from before that remember it: the built application helps itself there
 * (`vite.again.ts` of ssm-host), a page around the library leads out by loading anew.
 */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
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

type Load<Part> = () => Promise<Part>;

/** What has arrived, by what fetches it: whoever wants it draws it at once, whichever component had it fetched. */
const parts = new WeakMap<Load<unknown>, unknown>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is drawn on a server has none. */
const nothing = () => undefined;

/** Fetches a part for every component that draws it; what has arrived is not asked for again. */
export async function fetchPart<Part>(load: Load<Part>): Promise<Part> {
  const part = (parts.get(load) as Part | undefined) ?? (await load());
  parts.set(load, part);
  for (const listener of listeners) listener();
  return part;
}

/** Has a part fetched again by what is drawn next, as in a page that has just been opened: tests share one. */
export function forgetPart(load: Load<unknown>): void {
  parts.delete(load);
}

/** How long after a failure a part that stays wanted is fetched again; each time twice as long. */
const firstPauseMs = 5000;

/**
 * While `isWanted` the part is fetched; when that fails a notification says so, `errorReports` is told `part`, and `onFailure` is called, so that
 * the component can go back to what it was. Without it the part stays wanted: the notification offers to try again,
 * and it is tried again by itself.
 */
export function useDeferredPart<Part>(load: Load<Part>, isWanted: boolean, onFailure?: () => void): DeferredPart<Part> {
  const { strings, report } = useUi();
  const toasts = useToasts();
  const part = useSyncExternalStore(subscribe, () => parts.get(load) as Part | undefined, nothing);
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((times) => times + 1), []);
  const failure = useLatest((error: unknown): void => {
    report({ name: 'part', error });
    const action = onFailure ? undefined : { label: strings.ui.retry, onAction: ask };
    toasts.show({ kind: 'error', text: strings.errors.partNotLoaded, action });
    onFailure?.();
  });

  const hasArrived = part !== undefined;
  useEffect(() => {
    if (!isWanted || hasArrived) return undefined;
    let isCurrent = true;
    let pauseMs = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    async function fetchWanted(): Promise<void> {
      try {
        await fetchPart(load);
      } catch (error) {
        if (!isCurrent) return;
        timer = setTimeout(() => void fetchWanted(), pauseMs);
        // Told once.
        if (pauseMs === firstPauseMs) failure.current(error);
        pauseMs *= 2;
      }
    }
    void fetchWanted();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // Asking begins anew.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [isWanted, hasArrived, load, asked, failure]);

  const preload = useCallback(() => void fetchPart(load).catch(nothing), [load]);

  return { part, preload, ask };
}
