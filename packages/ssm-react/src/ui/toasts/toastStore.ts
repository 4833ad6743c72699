/** Stores the notifications of one provider. The rendered toasts run the timers. */

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastAction {
  /** Text of the button, which reverts or corrects something. Pressing the button closes the toast. */
  readonly label: string;
  readonly onAction: () => void;
}

export interface ToastOptions {
  readonly kind: ToastKind;
  readonly text: string;
  /** A second line below the text. */
  readonly detail?: string | undefined;
  /** Time until it closes, in milliseconds, without pauses; default 5000. */
  readonly timeoutMs?: number;
  readonly action?: ToastAction | undefined;
}

export interface ShownToast {
  readonly kind: ToastKind;
  readonly text: string;
  readonly detail: string | undefined;
  readonly timeoutMs: number;
  readonly action: ToastAction | undefined;
  /** Increments when the same toast is shown again, which restarts its timer. */
  readonly round: number;
}

/** A place for a toast. An empty place waits for the next toast. */
export interface ToastPlace {
  readonly id: number;
  readonly toast?: ShownToast;
}

export interface ToastStore {
  /** Shows a toast and returns its id. An equal toast with the same action is not added again; its timer restarts. */
  readonly show: (toast: ToastOptions) => number;
  readonly close: (id: number) => void;
  readonly closeAll: () => void;
  /** Returns the places of shown toasts, followed by empty places for the next toasts. */
  readonly places: () => readonly ToastPlace[];
  readonly subscribe: (listener: () => void) => () => void;
}

const defaultTimeoutMs = 5000;
/** When there are more toasts than this, the oldest closes. */
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
      // Toasts with different actions are never merged, so that no action is lost.
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
