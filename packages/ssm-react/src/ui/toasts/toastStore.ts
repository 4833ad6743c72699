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
  /** How long it stays, while nobody looks at it closely; default 5000 ms. */
  readonly timeoutMs?: number;
  readonly action?: ToastAction | undefined;
}

export interface ShownToast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly timeoutMs: number;
  readonly action: ToastAction | undefined;
  /** Counts up when the same toast is shown again, which starts its time anew. */
  readonly round: number;
}

export interface ToastStore {
  /** Shows a toast; one that says the same and offers the same is shown again rather than twice. Answers its id. */
  readonly show: (toast: ToastOptions) => number;
  readonly close: (id: number) => void;
  readonly closeAll: () => void;
  readonly toasts: () => readonly ShownToast[];
  /** The id of the next one that is not shown yet; the ids after it follow one by one. */
  readonly nextId: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

const defaultTimeoutMs = 5000;
/** When more are shown the oldest goes, those that offer a way on last. */
export const maximumToasts = 5;

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let shown: readonly ShownToast[] = [];
  let lastId = 0;

  function change(next: readonly ShownToast[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    show({ kind, text, timeoutMs = defaultTimeoutMs, action }) {
      // Two that offer something are the same only when they do the same: what the first one offers is never lost.
      const same = shown.find(
        (toast) => toast.kind === kind && toast.text === text && toast.action?.onAction === action?.onAction,
      );
      if (same !== undefined) {
        change(
          shown.map((toast) => (toast === same ? { ...toast, timeoutMs, action, round: toast.round + 1 } : toast)),
        );
        return same.id;
      }
      lastId += 1;
      const goes = shown.length < maximumToasts ? undefined : (shown.find((toast) => !toast.action) ?? shown[0]);
      const left = shown.filter((toast) => toast !== goes);
      change([...left, { id: lastId, kind, text, timeoutMs, action, round: 1 }]);
      return lastId;
    },
    close(id) {
      if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id));
    },
    closeAll() {
      if (shown.length > 0) change([]);
    },
    toasts: () => shown,
    nextId: () => lastId + 1,
    subscribe(listener) {
      const entry = () => listener();
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
}
