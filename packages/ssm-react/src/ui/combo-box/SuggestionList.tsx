import { type RefObject, useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { OverlayScope } from '../overlay/OverlayScope.tsx';
import { usePortal } from '../overlay/popup.ts';
import type { Suggested } from './useComboBox.ts';

export interface SuggestionListProps {
  /** Id of the listbox; the ids of its options are `<id>-<index>`. */
  readonly id: string;
  readonly label: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly suggestions: readonly Suggested[];
  readonly activeIndex: number;
  readonly maximumHeight: number;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, label, triggerRef, suggestions, activeIndex, maximumHeight, onChoose, onClose } = props;
  const portal = usePortal();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <OverlayScope>
      <Popover
        {...portal}
        className="ssm-Popover"
        data-component="Popover"
        aria-label={label}
        triggerRef={triggerRef}
        isOpen
        isNonModal
        placement="bottom start"
        offset={4}
        maxHeight={maximumHeight}
        onOpenChange={onClose}
      >
        <div ref={list} id={id} role="listbox" className="ssm-ListBox" data-component="ListBox" aria-label={label}>
          {suggestions.map(({ value, note }, index) => (
            // The text box handles the keys, because the focus stays in it.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === activeIndex}
              aria-labelledby={`${id}-${index}-label`}
              aria-describedby={note === undefined ? undefined : `${id}-${index}-note`}
              tabIndex={-1}
              className="ssm-ListBox-item"
              data-focus-visible={index === activeIndex || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(value)}
            >
              <span id={`${id}-${index}-label`} className="ssm-ListBox-label">
                {value}
              </span>
              {note !== undefined && (
                <>
                  <span className="ssm-ListBox-note" data-note={note} />
                  <span id={`${id}-${index}-note`} hidden>
                    {note}
                  </span>
                </>
              )}
            </div>
          ))}
        </div>
      </Popover>
    </OverlayScope>
  );
}
