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
  /** Shows a toast; one of the same kind and text is shown again rather than twice. Answers its id. */
  readonly show: (toast: ToastOptions) => number;
  readonly close: (id: number) => void;
  readonly closeAll: () => void;
  readonly toasts: () => readonly ShownToast[];
  readonly subscribe: (listener: () => void) => () => void;
}

const defaultTimeoutMs = 5000;
/** The oldest goes when more are shown. */
const maximumToasts = 5;

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
      const same = shown.find((toast) => toast.kind === kind && toast.text === text);
      if (same !== undefined) {
        change(
          shown.map((toast) => (toast === same ? { ...toast, timeoutMs, action, round: toast.round + 1 } : toast)),
        );
        return same.id;
      }
      lastId += 1;
      change([...shown, { id: lastId, kind, text, timeoutMs, action, round: 1 }].slice(-maximumToasts));
      return lastId;
    },
    close(id) {
      if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id));
    },
    closeAll() {
      if (shown.length > 0) change([]);
    },
    toasts: () => shown,
    subscribe(listener) {
      const entry = () => listener();
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  };
}
