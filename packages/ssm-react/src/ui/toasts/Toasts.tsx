import { type CSSProperties, type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { useLatest } from '../hooks/useMemoFromPrevious.ts';
import { Icon } from '../icon/Icon.tsx';
import { useUi } from '../UiContext.ts';
import type { ShownToast, ToastKind, ToastPlace } from './toastStore.ts';
import { useRegion } from './useRegion.ts';

/**
 * Closes a toast after its timeout. The timer pauses under the pointer, while the toast has the focus, and in a
 * hidden tab.
 */
function useToastTimer(toast: ShownToast | undefined, isPaused: boolean, onEnd: () => void): void {
  const { round, timeoutMs } = toast ?? { round: 0, timeoutMs: 0 };
  const remaining = useRef({ round, milliseconds: timeoutMs });
  const end = useLatest(onEnd);
  useEffect(() => {
    if (remaining.current.round !== round) remaining.current = { round, milliseconds: timeoutMs };
    if (isPaused || round === 0) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), remaining.current.milliseconds);
    return () => {
      clearTimeout(timer);
      remaining.current.milliseconds -= performance.now() - started;
    };
  }, [isPaused, timeoutMs, round, end]);
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function useIsDocumentHidden(): boolean {
  return useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}

const none: readonly ToastPlace[] = [];
const roles: Readonly<Record<ToastKind, 'alert' | 'status'>> = {
  info: 'status',
  success: 'status',
  warning: 'alert',
  error: 'alert',
};

/**
 * The region “Notifications”; a second region on the page is “Notifications 2”. It always contains empty live regions
 * for the next toasts, because screen readers may miss a text that is inserted together with its live region.
 */
export function Toasts() {
  const { strings, locale, toasts } = useUi();
  const { notifications, notificationsBeside } = strings.shell;
  const { region, number, offset } = useRegion();
  const places = useSyncExternalStore(toasts.subscribe, toasts.places, () => none);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useIsDocumentHidden();

  const list = useRef<HTMLDivElement>(null);

  const isShown = places[0]?.toast !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    // If this part fails to load, notifications are not animated, and closing a focused one loses the keyboard focus.
    const attending = import('./attendToasts.ts').then(
      ({ attendToasts }) => list.current && attendToasts(list.current),
      () => null,
    );
    return () => void attending.then((end) => end?.());
  }, [isShown]);

  function handleBlur(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
  }

  return (
    <section
      ref={region}
      style={offset > 0 ? ({ '--ssm-toasts-offset': `${offset}px` } as CSSProperties) : undefined}
      className="ssm-Toasts"
      data-component="Toasts"
      // Keeps the region reachable while a dialog is open.
      data-react-aria-top-layer="true"
      aria-label={number === 1 ? notifications : notificationsBeside(number.toLocaleString(locale))}
    >
      <div
        ref={list}
        className="ssm-Toasts-list"
        data-part="List"
        onPointerEnter={() => setIsPointed(true)}
        onPointerLeave={() => setIsPointed(false)}
        onFocus={() => setIsFocused(true)}
        onBlur={handleBlur}
      >
        {places.map(({ id, toast }) => (
          <Toast
            key={id}
            toast={toast}
            isPaused={isPointed || isFocused || isHidden}
            onClose={() => {
              toasts.close(id);
              // A toast that is removed under the pointer or with the focus emits no leave or blur event.
              setIsPointed(false);
              setIsFocused(false);
            }}
          />
        ))}
      </div>
    </section>
  );
}

interface ToastProps {
  readonly toast: ShownToast | undefined;
  readonly isPaused: boolean;
  readonly onClose: () => void;
}

function Toast({ toast, isPaused, onClose }: ToastProps) {
  const { strings } = useUi();
  useToastTimer(toast, isPaused, onClose);
  const role = toast && roles[toast.kind];
  const action = toast?.action;
  return (
    <div className={toast && 'ssm-Toast'} data-part={toast && 'Toast'} data-kind={toast?.kind}>
      {toast && <Icon name={toast.kind} />}
      {/* Each text is in one live region. An alert is a live region itself; a status uses the existing one. */}
      <div className="ssm-Toast-live" role={role === 'status' ? role : undefined} aria-live="off">
        <div aria-live={role === 'alert' ? 'off' : 'polite'}>
          {toast && (
            <p className="ssm-Toast-text" role={role === 'alert' ? role : undefined}>
              {toast.text}
            </p>
          )}
          {toast?.detail && <p className="ssm-Toast-text">{toast.detail}</p>}
        </div>
      </div>
      {action && (
        <Button
          size="small"
          onPress={() => {
            onClose();
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      {toast && <IconButton icon="close" label={strings.ui.closeNotification} size="small" onPress={onClose} />}
    </div>
  );
}
