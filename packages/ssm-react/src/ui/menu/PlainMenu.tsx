import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { MenuPopupProps } from './MenuPopup.tsx';

type PlainMenuProps = Pick<MenuPopupProps, 'triggerRef' | 'labelledBy' | 'items' | 'onAction' | 'onClose'>;

/**
 * Replaces a Menu whose popup could not be loaded, because signing out must work offline. It follows the button in
 * the page and closes like any menu.
 */
export function PlainMenu({ triggerRef, labelledBy, items, onAction, onClose }: PlainMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const entries = (): readonly HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];
  useEffect(() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), [list]);

  function close(): void {
    onClose();
    triggerRef.current?.focus();
  }

  function move(event: KeyboardEvent): void {
    const all = entries();
    const now = all.findIndex((entry) => entry.matches(':focus'));
    const places: Readonly<Record<string, number>> = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 };
    const place = places[event.key];
    if (event.key === 'Escape') close();
    else if (place === undefined) return;
    else all.at(place % all.length)?.focus();
    event.preventDefault();
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (!list.current?.contains(relatedTarget)) onClose();
  }

  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      className="ssm-ListBox"
      data-component="PlainMenu"
      aria-labelledby={labelledBy}
      onKeyDown={move}
      onBlur={leave}
    >
      {items.map(({ id, label, variant, isDisabled = false }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="ssm-ListBox-item"
          data-variant={variant}
          aria-disabled={isDisabled || undefined}
          onClick={() => {
            if (isDisabled) return;
            close();
            onAction(id);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
