import type { PointerEvent, RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { OverlayScope } from '../overlay/OverlayScope.tsx';
import { closeByTab, usePortal } from '../overlay/popup.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly variant?: 'danger';
}

export interface MenuPopupProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly labelledBy: string;
  readonly items: readonly MenuItem[];
  readonly isModal: boolean;
  readonly onAction: (id: string) => void;
  readonly onClose: () => void;
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
}

const opened = { autoFocus: 'first' } as const;

export function MenuPopup(props: MenuPopupProps) {
  const { triggerRef, labelledBy, items, isModal, onAction, onClose, onPointerEnter, onPointerLeave } = props;
  const portal = usePortal();
  return (
    <OverlayScope>
      <Popover
        {...portal}
        className="ssm-Popover"
        data-component="Popover"
        aria-labelledby={labelledBy}
        triggerRef={triggerRef}
        isOpen
        isNonModal={!isModal}
        placement="bottom start"
        offset={4}
        maxHeight={310}
        onOpenChange={onClose}
      >
        <div
          onPointerEnter={onPointerEnter}
          onPointerLeave={onPointerLeave}
          onKeyDownCapture={(event) => closeByTab(event, props)}
        >
          <AriaMenu
            className="ssm-ListBox"
            {...opened}
            aria-labelledby={labelledBy}
            items={items}
            onAction={(id) => onAction(String(id))}
            onClose={onClose}
          >
            {(item) => (
              <AriaMenuItem
                className="ssm-ListBox-item"
                data-variant={item.variant}
                isDisabled={item.isDisabled ?? false}
              >
                {item.label}
              </AriaMenuItem>
            )}
          </AriaMenu>
        </div>
      </Popover>
    </OverlayScope>
  );
}
