import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon/Icon.tsx';
import { OverlayScope } from '../overlay/OverlayScope.tsx';
import { closeByTab, usePortal } from '../overlay/popup.ts';

export interface SelectPopupProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly selectedId: string;
  readonly maximumHeight: number;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
}

const opened = { autoFocus: 'first' } as const;

export function SelectPopup(props: SelectPopupProps) {
  const { triggerRef, label, options, selectedId, maximumHeight, onSelect, onClose } = props;
  const portal = usePortal();
  return (
    <OverlayScope>
      <Popover
        {...portal}
        className="ssm-Popover"
        data-component="Popover"
        aria-label={label}
        triggerRef={triggerRef}
        isOpen
        placement="bottom start"
        offset={4}
        maxHeight={maximumHeight}
        onOpenChange={onClose}
      >
        <div onKeyDownCapture={(event) => closeByTab(event, props)}>
          <ListBox
            className="ssm-ListBox"
            data-component="ListBox"
            aria-label={label}
            {...opened}
            selectionMode="single"
            selectedKeys={[selectedId]}
            items={options}
            onSelectionChange={(keys) => {
              const id = keys === 'all' ? undefined : [...keys][0];
              if (id !== undefined) onSelect(String(id));
              onClose();
            }}
          >
            {(option) => (
              <ListBoxItem className="ssm-ListBox-item" textValue={option.label}>
                <span className="ssm-ListBox-label">{option.label}</span>
                <Icon name="check" />
              </ListBoxItem>
            )}
          </ListBox>
        </div>
      </Popover>
    </OverlayScope>
  );
}
