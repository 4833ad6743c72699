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
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { activeElementOf } from '../hooks/useRestoredFocus.ts';
import { afterPaint } from '../hooks/whenIdle.ts';
import { lookIntoShadowRoots, raise } from '../overlay/topLayer.ts';
import { UiContext, type UiSettings, useUi } from '../UiContext.ts';

export function useVisibleHeight(overlay: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    function tell(): void {
      if (visualViewport === null) return;
      // Multiplies by the scale, because pinch zoom shrinks the visual viewport but not the page.
      const height = visualViewport.height * visualViewport.scale;
      overlay.current?.style.setProperty('--visual-viewport-height', `${height}px`);
    }
    visualViewport.addEventListener('resize', tell);
    // Waits for the paint, because reading the height forces a layout.
    const forget = afterPaint(tell);
    return () => {
      visualViewport.removeEventListener('resize', tell);
      forget();
    };
  }, [overlay]);
}

export interface ModalAction {
  /** The verb of the action: Apply, Save. */
  readonly label: string;
  readonly onAction: () => void;
  readonly isDisabled?: boolean;
  /** The reason why the action is disabled, shown in the footer. Setting it disables the action. */
  readonly reason?: string | undefined;
  readonly variant?: 'primary' | 'danger';
}

export interface ModalProps {
  /** The heading, which names the dialog. */
  readonly title: string;
  /** Shows the dialog. */
  readonly isOpen: boolean;
  /** Called on Cancel, Close or Escape; a click outside does nothing. */
  readonly onClose: () => void;
  /** Replaces the button Cancel with Close, for dialogs that only inform. */
  readonly isInformation?: boolean;
  /** The button after Cancel. Pressing it leaves the dialog open, so that the dialog can show a failure. */
  readonly action?: ModalAction | undefined;
  /** `wide` is nearly as wide as the window, for large tables. */
  readonly size?: 'default' | 'wide';
  /** Content at the start of the footer. */
  readonly footer?: ReactNode;
  /** The body of the dialog. */
  readonly children: ReactNode;
}

/**
 * Reserves space for notifications at the end of the window where they appear: the bottom of a wide window, the top
 * of a narrow one. The space stays until the dialog closes. If the dialog moved between press and release, the click
 * would be lost.
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
      // Does nothing if the padding stays the same: setting it again would force another layout.
      if (isAtHead === given.isAtHead && height <= given.room) return;
      given = { isAtHead, room: height };
      element.style.paddingBlock = isAtHead ? `${height}px 0px` : `0px ${height}px`;
    });
    observer.observe(list);
    observer.observe(element);
    return () => observer.disconnect();
  }, [overlay]);
}

const fields = ':is(input:not([type="file"]), textarea, select, [aria-haspopup="listbox"]):not(:disabled)';

/**
 * Focuses the first field, unless the content has focused another field. Without a field, the dialog gets the focus;
 * a field that loads later takes it over. react-aria's hooks are not used for that, because they lock scrolling, and
 * measuring there would force two layouts.
 */
function ModalBody({ children }: Pick<ModalProps, 'children'>) {
  const body = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const isGiven = useRef(false);
  useEffect(
    () =>
      afterPaint(() => {
        const focused = body.current && activeElementOf(body.current);
        if (focused?.matches(fields) && body.current?.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
      }),
    [],
  );
  // Runs before useDialog focuses the dialog, so that the focus moves only once.
  useLayoutEffect(() => {
    const element = body.current;
    if (element === null || isGiven.current) return;
    const focused = activeElementOf(element);
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
 * Returns whether the dialog has been painted. The page behind it becomes inert only then, because that restyles the
 * whole page. Until then the overlay covers the page and keeps the focus.
 */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}

/** Never calls its listener. The container emits no changes, and React reads it again after mounting. */
const untold = () => () => undefined;
const nowhere = () => null;

/** * Renders an open Modal; lazy-loaded. A dialog that opens together with the page waits for the overlay container. */
export function ModalDialog(props: ModalProps) {
  const container = useSyncExternalStore(untold, useUi().overlayContainer, nowhere);
  // Runs during render, because react-aria records during render where the focus returns to.
  lookIntoShadowRoots(container);
  if (!props.isOpen || container === null) return null;
  return (
    <Overlay portalContainer={container}>
      <OpenModal {...props} />
    </Overlay>
  );
}

/**
 * Raises the dialog to the top layer before the body focuses a field. Focusing forces a layout, and raising later
 * would force another one.
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
 * Renders the dialog with react-aria's hooks. react-aria's components would measure the page three times before
 * paint, render twice, and fade in.
 */
function OpenModal({ title, onClose, action, isInformation, size = 'default', footer, children }: ModalProps) {
  const ui = useUi();
  const { strings } = ui;
  // The overlay container for lists and tooltips of the dialog. They must be inside it, because the page outside is
  // inert.
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
  // An id of our own: react-aria looks for its heading only in the document, not in a shadow root.
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
