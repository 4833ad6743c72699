import { type FocusEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { useUi } from '../UiContext.ts';
import { useIsDocumentHidden } from '../useIsDocumentHidden.ts';
import type { ShownToast, ToastKind } from './toastStore.ts';
import { useToastTimer } from './useToastTimer.ts';

const none: readonly ShownToast[] = [];
const roles: Readonly<Record<ToastKind, 'alert' | 'status'>> = {
  info: 'status',
  success: 'status',
  warning: 'alert',
  error: 'alert',
};

/** The region "Notifications". It is there from the start, so that what appears in it is announced. */
export function Toasts() {
  const { strings, toasts } = useUi();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.toasts, () => none);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useIsDocumentHidden();

  function handleBlur(event: FocusEvent<HTMLElement>): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
  }

  return (
    <section
      className="ssm-Toasts"
      data-component="Toasts"
      // Stays reachable beside an open dialog.
      data-react-aria-top-layer="true"
      aria-label={strings.shell.notifications}
    >
      <div
        className="ssm-Toasts-list"
        data-part="List"
        onPointerEnter={() => setIsPointed(true)}
        onPointerLeave={() => setIsPointed(false)}
        onFocus={() => setIsFocused(true)}
        onBlur={handleBlur}
      >
        {shown.map((toast) => (
          <Toast
            key={toast.id}
            toast={toast}
            isPaused={isPointed || isFocused || isHidden}
            onClose={() => {
              toasts.close(toast.id);
              // What is removed under pointer or focus sends no leave or blur event.
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
  readonly toast: ShownToast;
  readonly isPaused: boolean;
  readonly onClose: () => void;
}

function Toast({ toast, isPaused, onClose }: ToastProps) {
  const { strings } = useUi();
  useToastTimer(toast, isPaused, onClose);
  const { action } = toast;
  return (
    <div className="ssm-Toast" data-part="Toast" data-kind={toast.kind}>
      <Icon name={toast.kind} />
      <p className="ssm-Toast-text" role={roles[toast.kind]}>
        {toast.text}
      </p>
      {action !== undefined && (
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
      <IconButton icon="close" label={strings.ui.closeNotification} size="small" onPress={onClose} />
    </div>
  );
}
