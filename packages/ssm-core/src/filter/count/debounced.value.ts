export interface DebouncedValue {
  readonly isSettled: (value: string) => boolean;
  readonly end: () => void;
}

/**
 * Debounces a value. `first` is settled at once; a later value is settled when it has not changed for `settledAfterMs`.
 */
export function createDebouncedValue(first: string, settledAfterMs: number, onSettled: () => void): DebouncedValue {
  let settled = first;
  let latest = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isSettled(value) {
      if (value !== latest) {
        clearTimeout(timer);
        latest = value;
        timer = setTimeout(() => {
          if (settled === value) return;
          settled = value;
          onSettled();
        }, settledAfterMs);
      }
      return value === settled;
    },
    end() {
      clearTimeout(timer);
      latest = settled;
    },
  };
}
