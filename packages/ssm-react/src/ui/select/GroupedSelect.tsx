import { useRef, useState } from 'react';
import { ListButton } from '../button/ListButton.tsx';
import { type ListOptionGroup, OptionList } from './OptionList.tsx';

export interface GroupedSelectProps {
  /** The accessible name of the button and of its list. */
  readonly label: string;
  readonly placeholder: string;
  readonly groups: readonly ListOptionGroup[];
  /** Id of the chosen option; null when none is. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** How high the list may get, in CSS pixels; default 310. */
  readonly maximumHeight?: number;
  readonly describedBy?: string | undefined;
}

/** A button that opens a listbox of options in groups, of which one is chosen. */
export function GroupedSelect(props: GroupedSelectProps) {
  const { label, placeholder, groups, value, onChange, maximumHeight = 310, describedBy } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = groups.flatMap(({ options }) => options).find(({ id }) => id === value);
  return (
    <>
      <ListButton
        label={label}
        value={chosen?.label ?? null}
        placeholder={placeholder}
        isOpen={isOpen}
        describedBy={describedBy}
        buttonRef={button}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <OptionList
          triggerRef={button}
          label={label}
          groups={groups}
          selectionMode="single"
          selectedIds={value === null ? [] : [value]}
          maximumHeight={maximumHeight}
          onChange={([id]) => {
            if (id !== undefined && id !== value) onChange(id);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
