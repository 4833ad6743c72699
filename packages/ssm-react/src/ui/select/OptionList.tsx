import { type RefObject, useRef } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection, Text } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icon/Icon.tsx';
import { OverlayScope } from '../overlay/OverlayScope.tsx';
import { closeByTab, usePortal } from '../overlay/popup.ts';
import { useOptionTip } from './useOptionTip.ts';

export interface ListOption {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly tip?: string | undefined;
}

export interface ListOptionGroup {
  readonly id: string;
  /** The title of the group. A group without a title has no separator. */
  readonly title?: string | undefined;
  readonly options: readonly ListOption[];
}

export interface OptionListProps {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly groups: readonly ListOptionGroup[];
  readonly selectionMode: 'single' | 'multiple';
  readonly selectedIds: readonly string[];
  readonly maximumHeight: number;
  readonly onChange: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Focuses the chosen option, or the first option if none is chosen. */
const opened = { autoFocus: 'first' } as const;

function OptionItem({ option }: { readonly option: ListOption }) {
  const { id, label, note, tip } = option;
  return (
    <ListBoxItem id={id} className="ssm-ListBox-item" textValue={label} aria-label={label} data-option={id}>
      <Text slot="label" className="ssm-ListBox-label">
        {label}
      </Text>
      {note !== undefined && <span className="ssm-ListBox-note" data-note={note} />}
      {(note !== undefined || tip !== undefined) && (
        <Text slot="description" hidden>
          {[note, tip].filter((text) => text !== undefined).join(' ')}
        </Text>
      )}
      <Icon name="check" />
    </ListBoxItem>
  );
}

function OptionGroup({ group }: { readonly group: ListOptionGroup }) {
  const items = group.options.map((option) => <OptionItem key={option.id} option={option} />);
  if (group.title === undefined) return <>{items}</>;
  return (
    <ListBoxSection id={`group ${group.id}`} className="ssm-ListBox-section">
      <Header className="ssm-ListBox-header">{group.title}</Header>
      {items}
    </ListBoxSection>
  );
}

/** A popover with grouped options. Lazy-load it, because it depends on react-aria's list. */
export function OptionList(props: OptionListProps) {
  const { triggerRef, label, groups, selectionMode, selectedIds, maximumHeight, onChange, onClose } = props;
  const portal = usePortal();
  const bubble = useRef<HTMLDivElement>(null);
  const options = groups.flatMap((group) => group.options);
  const tip = useOptionTip(bubble, (id) => options.find((option) => option.id === id)?.tip);
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
        <div {...tip.handlers} onKeyDownCapture={(event) => closeByTab(event, props)}>
          <ListBox
            className="ssm-ListBox"
            data-component="ListBox"
            aria-label={label}
            {...opened}
            selectionMode={selectionMode}
            selectedKeys={selectedIds}
            // Escape closes the popover but keeps the choice.
            escapeKeyBehavior="none"
            onSelectionChange={(keys) => {
              onChange(keys === 'all' ? options.map(({ id }) => id) : [...keys].map(String));
            }}
          >
            {groups.map((group) => (
              <OptionGroup key={group.id} group={group} />
            ))}
          </ListBox>
          {tip.text !== undefined && (
            <div ref={bubble} role="tooltip" className="ssm-Tooltip" data-component="Tooltip">
              {tip.text}
            </div>
          )}
        </div>
      </Popover>
    </OverlayScope>
  );
}
