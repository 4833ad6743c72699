import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { afterPaint } from '../hooks/afterPaint.ts';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { focusedBeside } from '../hooks/useKeptFocus.ts';
import { lookIntoShadowRoots } from '../overlay/shadowRoots.ts';
import { raise } from '../overlay/topLayer.ts';
import { UiContext, type UiSettings, useUi } from '../UiContext.ts';
import { useVisibleHeight } from './useVisibleHeight.ts';

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
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Cancel, Close or Escape. A click outside does nothing. */
  readonly onClose: () => void;
  /** The dialog only tells something, so that there is nothing to cancel: its button is Close. */
  readonly isInformation?: boolean;
  /** The button beside Cancel; it leaves the dialog open, so that a failure can be shown in it. */
  readonly action?: ModalAction | undefined;
  /** `wide`: for a table that has to be read whole, nearly as wide as the window. */
  readonly size?: 'default' | 'wide';
  /** Stands at the start of the footer. */
  readonly footer?: ReactNode;
  /** What stands between heading and buttons. */
  readonly children: ReactNode;
}

/**
 * Notifications stand at the foot of a wide window and at the head of a narrow one: the dialog leaves that end to them. A frame may show less
 * than its window. What they were given they keep until the dialog closes: a dialog that moves back as one of them goes can move
 * between the press of a button and its release, and the click is lost.
 */
function useNotificationsRoom(overlay: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = overlay.current;
    const region = element?.closest('.ssm-root')?.querySelector<HTMLElement>('.ssm-Toasts');
    const list = region?.firstElementChild;
    if (element === null || !region || !list) return undefined;
    let given = { isAtHead: false, room: 0 };
    const observer = new ResizeObserver(() => {
      if (list.clientHeight === 0) return;
      const { top, bottom, height } = region.getBoundingClientRect();
      const dialogs = element.getBoundingClientRect();
      const isAtHead = top - dialogs.top < dialogs.bottom - bottom;
      // What is given again is laid out again.
      if (isAtHead === given.isAtHead && height <= given.room) return;
      given = { isAtHead, room: height };
      element.style.paddingBlock = isAtHead ? `${height}px 0px` : `0px ${height}px`;
    });
    observer.observe(list);
    observer.observe(element);
    return () => observer.disconnect();
  }, [overlay]);
}

/** Where something can be typed or chosen. */
const fields = ':is(input:not([type="file"]), textarea, select, [aria-haspopup="listbox"]):not(:disabled)';

/**
 * Focuses the first field, unless what is shown has focused another; without a field the dialog has the focus. A field that comes
 * later, with what the dialog waits for, gets it from the dialog. This is done here and not beside the hooks of react-aria: those hold
 * the page's scrolling, and what is measured then would be laid out before and after.
 */
function ModalBody({ children }: Pick<ModalProps, 'children'>) {
  const body = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const isGiven = useRef(false);
  // The whole of it, once the dialog is as high as the window and what stands in its foot let it be.
  useEffect(
    () =>
      afterPaint(() => {
        const focused = body.current && focusedBeside(body.current);
        if (focused?.matches(fields) && body.current?.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
      }),
    [],
  );
  // Before useDialog gives it to the dialog: the focus moves once.
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null || isGiven.current) return;
    const focused = focusedBeside(element);
    const isAround = focused?.contains(element) === true;
    if (element.contains(focused)) isGiven.current = true;
    else if (isFirst.current || isAround) {
      const field = element.querySelector<HTMLElement>(fields);
      field?.focus();
      isGiven.current = field !== null;
    }
    isFirst.current = false;
  });
  return (
    <div ref={body} className="ssm-Modal-body" data-part="Body">
      {children}
    </div>
  );
}

/**
 * Whether the dialog is painted. Only then is the page behind it made inert, for which the browser styles all of it anew; until
 * then the overlay lies over it and keeps the focus.
 */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}

/** Nothing tells of the container; React looks again once everything is mounted. */
const untold = () => () => undefined;
const nowhere = () => null;

/** What a Modal shows; loaded apart from it. Drawn with the page itself, it waits until there is a place for it. */
export function ModalDialog(props: ModalProps) {
  const container = useSyncExternalStore(untold, useUi().overlayContainer, nowhere);
  // While rendering, because that is when react-aria notes where the focus goes back to.
  lookIntoShadowRoots(container);
  if (!props.isOpen || container === null) return null;
  return (
    <Overlay portalContainer={container}>
      <OpenModal {...props} />
    </Overlay>
  );
}

/**
 * Raises the dialog, too. It stands before the body, so this is done before something there is given the focus: for that the browser
 * lays the dialog out, and would do so again once it was raised.
 */
function ModalHeader({
  titleId,
  title,
  onClose,
}: Pick<ModalProps, 'title' | 'onClose'> & { readonly titleId: string }) {
  const { strings } = useUi();
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => raise(header.current), []);
  return (
    <header ref={header} className="ssm-Modal-header" data-part="Header">
      <h2 id={titleId} className="ssm-Modal-title">
        {title}
      </h2>
      <IconButton icon="close" label={strings.ui.close} onPress={onClose} />
    </header>
  );
}

/**
 * By the hooks of react-aria, and not by its components: those measure the page three times before the dialog is painted, draw it
 * twice, and fade it in.
 */
function OpenModal({ title, onClose, action, isInformation, size = 'default', footer, children }: ModalProps) {
  const ui = useUi();
  const { strings } = ui;
  // Lists and tooltips of the dialog stand inside it: beside it they would be part of the page, which it makes inert.
  const overlays = useRef<HTMLDivElement>(null);
  const innerUi = useMemo<UiSettings>(
    () => ({ ...ui, overlayContainer: () => overlays.current ?? ui.overlayContainer() }),
    [ui],
  );
  const overlay = useRef<HTMLDivElement>(null);
  const modal = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLElement>(null);
  useNotificationsRoom(overlay);
  useVisibleHeight(overlay);
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: () => onClose() });
  const { modalProps } = useModalOverlay({ isEntering: !useIsPainted() }, state, modal);
  // react-aria's own heading names a dialog by an id that it looks for in the document alone, not in a shadow root.
  const titleId = useId();
  const { dialogProps } = useDialog({ 'aria-labelledby': titleId }, dialog);
  const reasonId = useId();
  const reason = action?.reason;
  return (
    <div ref={overlay} className="ssm-ModalOverlay" data-part="Overlay">
      <div {...modalProps} ref={modal} className="ssm-Modal" data-component="Modal" data-size={size}>
        <UiContext.Provider value={innerUi}>
          <section {...dialogProps} ref={dialog} className="ssm-Modal-dialog">
            <ModalHeader titleId={titleId} title={title} onClose={onClose} />
            <ModalBody>{children}</ModalBody>
            <footer className="ssm-Modal-footer" data-part="Footer">
              <div className="ssm-Modal-footer-start">
                {footer}
                {reason !== undefined && <span id={reasonId}>{reason}</span>}
              </div>
              <Button onPress={onClose}>{isInformation ? strings.ui.close : strings.ui.cancel}</Button>
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
          </section>
        </UiContext.Provider>
        <div ref={overlays} className="ssm-overlays" data-part="Overlays" />
      </div>
    </div>
  );
}
