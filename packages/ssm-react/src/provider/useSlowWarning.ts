import { useEffect, useRef } from 'react';
import type { LoadingRegistry } from 'ssm-core';

/** Calls back once after `slowAfterMs` of continuous loading. */
export function useSlowWarning(loading: LoadingRegistry, slowAfterMs: number, onSlow: () => void): void {
  const callback = useRef(onSlow);
  useEffect(() => {
    callback.current = onSlow;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update(): void {
      clearTimeout(timer);
      if (loading.isLoading()) timer = setTimeout(() => callback.current(), slowAfterMs);
    }
    const unsubscribe = loading.subscribe(update);
    update();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [loading, slowAfterMs]);
}
