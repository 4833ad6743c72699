/** The notifications of one provider. Timers belong to the toasts on the screen, not to the store. */

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastAction {
  /** What takes it back, or mends it. Pressing it closes the toast. */
  readonly label: string;
  readonly onAction: () => void;
}

export interface ToastOptions {
  readonly kind: ToastKind;
  readonly text: string;
  /** Stands under the text. */
  readonly detail?: string | undefined;
  /** How long it stays, while nobody looks at it closely; default 5000 ms. */
  readonly timeoutMs?: number;
  readonly action?: ToastAction | undefined;
}

export interface ShownToast {
  readonly kind: ToastKind;
  readonly text: string;
  readonly detail: string | undefined;
  readonly timeoutMs: number;
  readonly action: ToastAction | undefined;
  /** Counts up when the same toast is shown again, which starts its time anew. */
  readonly round: number;
}

/** Where a toast is shown; without one it waits for the next. */
export interface ToastPlace {
  readonly id: number;
  readonly toast?: ShownToast;
}

export interface ToastStore {
  /** Shows a toast; one that says the same and offers the same is shown again rather than twice. Answers its id. */
  readonly show: (toast: ToastOptions) => number;
  readonly close: (id: number) => void;
  readonly closeAll: () => void;
  /** Those that are shown, and after them as many that wait as can be filled at once. */
  readonly places: () => readonly ToastPlace[];
  readonly subscribe: (listener: () => void) => () => void;
}

const defaultTimeoutMs = 5000;
/** The oldest goes when more are shown. */
const maximumToasts = 5;

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let places: readonly ToastPlace[] = [1, 2, 3, 4, 5].map((id) => ({ id }));

  function change(next: readonly ToastPlace[]): void {
    places = next;
    for (const listener of listeners) listener();
  }

  return {
    show({ kind, text, detail, timeoutMs = defaultTimeoutMs, action }) {
      // Two that offer something are the same only when they do the same: what the first one offers is never lost.
      const same = places.find(
        ({ toast }) => toast?.kind === kind && toast.text === text && toast.action?.onAction === action?.onAction,
      );
      const [next, ...waiting] = places.slice(-maximumToasts) as [ToastPlace, ...ToastPlace[]];
      const { id } = same ?? next;
      const place = { id, toast: { kind, text, detail, timeoutMs, action, round: (same?.toast?.round ?? 0) + 1 } };
      change(
        same === undefined
          ? [...places.slice(0, -maximumToasts).slice(1 - maximumToasts), place, ...waiting, { id: id + maximumToasts }]
          : places.map((each) => (each === same ? place : each)),
      );
      return id;
    },
    close(id) {
      if (places.some((place) => place.id === id)) change(places.filter((place) => place.id !== id));
    },
    closeAll() {
      if (places.length > maximumToasts) change(places.slice(-maximumToasts));
    },
    places: () => places,
    subscribe(listener) {
      const entry = () => listener();
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
}
