export interface Settling {
  readonly isSettled: (value: string) => boolean;
  readonly end: () => void;
}

/** Debounces a value. `first` is settled at once, another value after it has not changed for `settledAfterMs`. */
export function createSettling(first: string, settledAfterMs: number, onSettled: () => void): Settling {
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
