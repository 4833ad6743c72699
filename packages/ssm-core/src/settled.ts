/** What a person types is acted upon once it stands still. */

export interface Settling {
  /** Whether the value has stood for long enough; where it has not, it is told of once it does. */
  readonly isSettled: (value: string) => boolean;
  /** Forgets what was not yet told of. */
  readonly end: () => void;
}

/** `first` needs no time; another value takes its place only after having stood that long. */
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
