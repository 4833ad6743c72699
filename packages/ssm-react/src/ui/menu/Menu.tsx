import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { whenUsed } from '../hooks/whenIdle.ts';
import { Icon } from '../icon/Icon.tsx';
import { useDeferredPart } from '../overlay/useDeferredPart.ts';
import { useHoverDelay } from '../tooltip/useHoverDelay.ts';
import type { MenuItem } from './MenuPopup.tsx';
import { PlainMenu } from './PlainMenu.tsx';

export interface MenuProps {
  /** The content of the button. */
  readonly children: ReactNode;
  /** The accessible name of button and menu, if the content of the button is not enough. */
  readonly label?: string;
  /** The actions, in order. */
  readonly items: readonly MenuItem[];
  /** Called with the id of the chosen item. */
  readonly onAction: (id: string) => void;
  /** Also opens 300 ms after the pointer enters, and closes 250 ms after it leaves. */
  readonly opensOnHover?: boolean;
  /** Disables the menu; default false. */
  readonly isDisabled?: boolean;
}

const loadPopup = () => import('./MenuPopup.tsx');

/** A button that opens a menu of actions. */
export function Menu({ children, label, items, onAction, opensOnHover = false, isDisabled = false }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isPlain, setIsPlain] = useState(false);
  const { part, preload } = useDeferredPart(loadPopup, isOpen && !isPlain, () => setIsPlain(true));
  useEffect(() => whenUsed(preload), [preload]);
  /**
   * Whether hovering has opened the menu. The next press then keeps the menu open, because the user meant to open it.
   */
  const isOpenedByHover = useRef(false);
  const hover = useHoverDelay<true>((next) => {
    isOpenedByHover.current = next === true;
    setIsOpen(next === true);
  });

  function planByHover({ pointerType }: PointerEvent, next: true | undefined): void {
    if (opensOnHover && !isDisabled && pointerType === 'mouse') hover.plan(next);
  }

  function change(nextIsOpen: boolean): void {
    hover.cancel();
    isOpenedByHover.current = false;
    if (isDisabled) return;
    setIsOpen(nextIsOpen);
    if (!nextIsOpen) setIsPlain(false);
  }

  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className="ssm-Button"
        data-component="Menu"
        data-variant="secondary"
        data-open={isOpen || undefined}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-disabled={isDisabled || undefined}
        onPointerEnter={(event) => {
          preload();
          planByHover(event, true);
        }}
        onPointerLeave={(event) => planByHover(event, undefined)}
        onFocus={preload}
        // Keeps the focus in the menu. Otherwise the menu would close on the loss of focus, and the click would open
        // it again.
        onMouseDown={(event) => {
          if (isOpen) event.preventDefault();
        }}
        onClick={() => change(isOpenedByHover.current || !isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          change(true);
        }}
      >
        <span>{children}</span>
        <Icon name="chevronDown" />
      </button>
      {isOpen && isPlain && (
        <PlainMenu
          triggerRef={button}
          labelledBy={id}
          items={items}
          onAction={onAction}
          onClose={() => change(false)}
        />
      )}
      {isOpen && part !== undefined && !isPlain && (
        <part.MenuPopup
          triggerRef={button}
          labelledBy={id}
          items={items}
          isModal={!opensOnHover}
          onAction={onAction}
          onClose={() => change(false)}
          onPointerEnter={(event) => planByHover(event, true)}
          onPointerLeave={(event) => planByHover(event, undefined)}
        />
      )}
    </>
  );
}
