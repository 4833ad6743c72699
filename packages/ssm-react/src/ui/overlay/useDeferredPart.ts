/** A heavy part of a component that arrives when it is first wanted, and not with the page. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useToasts } from '../toasts/useToasts.ts';
import { useUi } from '../UiContext.ts';

export interface DeferredPart<Part> {
  /** Undefined until it has arrived. */
  readonly part: Part | undefined;
  /** Fetches it ahead, as when the pointer comes near. A failure is kept to itself and tried again. */
  readonly preload: () => void;
}

/**
 * While `isWanted` the part is fetched; when that fails a notification says so and `onFailure` is called, so that
 * the component can go back to what it was.
 */
export function useDeferredPart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailure: () => void,
): DeferredPart<Part> {
  const { strings } = useUi();
  const toasts = useToasts();
  const [arrived, setArrived] = useState<{ readonly part: Part }>();
  const failure = useRef<() => void>(undefined);

  useEffect(() => {
    failure.current = () => {
      toasts.show({ kind: 'error', text: strings.errors.partNotLoaded });
      onFailure();
    };
  });

  const hasArrived = arrived !== undefined;
  useEffect(() => {
    if (!isWanted || hasArrived) return undefined;
    let isCurrent = true;
    async function fetchPart(): Promise<void> {
      try {
        const part = await load();
        if (isCurrent) setArrived({ part });
      } catch {
        if (isCurrent) failure.current?.();
      }
    }
    void fetchPart();
    return () => {
      isCurrent = false;
    };
  }, [isWanted, hasArrived, load]);

  const preload = useCallback(() => {
    load().catch(() => {});
  }, [load]);

  return { part: arrived?.part, preload };
}
