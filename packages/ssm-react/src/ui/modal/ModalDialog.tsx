import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { focusedBeside } from '../hooks/useKeptFocus.ts';
import { OverlayScope } from '../overlay/OverlayScope.tsx';
import { usePortal } from '../overlay/portal.ts';
import { UiContext, type UiSettings, useUi } from '../UiContext.ts';

export interface ModalAction {
  /** The action's own verb: Apply, Save. */
  readonly label: string;
  readonly onAction: () => void;
  readonly isDisabled?: boolean;
  /** Why it does nothing just now; stands in the footer. */
  readonly reason?: string | undefined;
  readonly variant?: 'primary' | 'danger';
}

export interface ModalProps {
  /** The heading, which names the dialog. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Cancel, Close or Escape. A click outside does nothing. */
  readonly onClose: () => void;
  /** The button beside Cancel; it leaves the dialog open, so that a failure can be shown in it. */
  readonly action?: ModalAction | undefined;
  /** `wide`: for a table that has to be read whole, nearly as wide as the window. */
  readonly size?: 'default' | 'wide';
  /** Stands at the start of the footer. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Notifications stand at the foot of a wide window and at the head of a narrow one: the dialog leaves that end to them. */
function useNotificationsRoom(overlay: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = overlay.current;
    const region = element?.closest('.ssm-root')?.querySelector<HTMLElement>('.ssm-Toasts');
    const list = region?.firstElementChild;
    if (!isOpen || element === null || !region || !list) return undefined;
    const observer = new ResizeObserver(() => {
      const { top, bottom, height } = region.getBoundingClientRect();
      const room = list.clientHeight === 0 ? '0px' : `${height}px`;
      element.style.paddingBlock = top < window.innerHeight - bottom ? `${room} 0px` : `0px ${room}`;
    });
    observer.observe(list);
    observer.observe(element);
    return () => observer.disconnect();
  }, [overlay, isOpen]);
}

/** Where something can be typed or chosen. */
const fields = ':is(input:not([type="file"]), textarea, select, [aria-haspopup="listbox"]):not(:disabled)';

/** The first field has the focus, unless what is shown has given it to another; without a field the dialog has it. */
function useFirstField(body: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = body.current;
    if (!isOpen || element === null || element.contains(focusedBeside(element))) return;
    element.querySelector<HTMLElement>(fields)?.focus();
  }, [body, isOpen]);
}

/** What a Modal shows; loaded apart from it. */
export function ModalDialog({ title, isOpen, onClose, action, size = 'default', footer, children }: ModalProps) {
  const ui = useUi();
  const { strings } = ui;
  const portal = usePortal();
  // Lists and tooltips of the dialog stand inside it: beside it they would be part of the page, which it makes inert.
  const overlays = useRef<HTMLDivElement>(null);
  const innerUi = useMemo<UiSettings>(
    () => ({ ...ui, overlayContainer: () => overlays.current ?? ui.overlayContainer() }),
    [ui],
  );
  // react-aria's own Heading names a dialog by an id that it looks for in the document alone, not in a shadow root.
  const titleId = useId();
  const overlay = useRef<HTMLDivElement>(null);
  useNotificationsRoom(overlay, isOpen);
  const body = useRef<HTMLDivElement>(null);
  useFirstField(body, isOpen);
  const reasonId = useId();
  const reason = action?.reason;
  return (
    <OverlayScope>
      <ModalOverlay
        {...portal}
        ref={overlay}
        className="ssm-ModalOverlay"
        data-part="Overlay"
        isOpen={isOpen}
        onOpenChange={(nextIsOpen) => {
          if (!nextIsOpen) onClose();
        }}
      >
        <AriaModal className="ssm-Modal" data-component="Modal" data-size={size}>
          <UiContext.Provider value={innerUi}>
            <Dialog className="ssm-Modal-dialog" aria-labelledby={titleId}>
              <header className="ssm-Modal-header" data-part="Header">
                <h2 id={titleId} className="ssm-Modal-title">
                  {title}
                </h2>
                <IconButton icon="close" label={strings.ui.close} onPress={onClose} />
              </header>
              <div ref={body} className="ssm-Modal-body" data-part="Body">
                {children}
              </div>
              <footer className="ssm-Modal-footer" data-part="Footer">
                <div className="ssm-Modal-footer-start">
                  {footer}
                  {reason !== undefined && <span id={reasonId}>{reason}</span>}
                </div>
                <Button onPress={onClose}>{strings.ui.cancel}</Button>
                {action !== undefined && (
                  <Button
                    variant={action.variant ?? 'primary'}
                    isDisabled={reason !== undefined || (action.isDisabled ?? false)}
                    aria-describedby={reason === undefined ? undefined : reasonId}
                    onPress={action.onAction}
                  >
                    {action.label}
                  </Button>
                )}
              </footer>
            </Dialog>
          </UiContext.Provider>
          <div ref={overlays} className="ssm-overlays" data-part="Overlays" />
        </AriaModal>
      </ModalOverlay>
    </OverlayScope>
  );
}
