import { useRef, useState } from 'react';
import { ListButton } from '../button/ListButton.tsx';
import { type ListOption, OptionList } from './OptionList.tsx';

export interface MultiSelectProps {
  /** The accessible name of the button and of its list. */
  readonly label: string;
  /** What is chosen, in words; null when nothing is. */
  readonly summary: string | null;
  readonly placeholder: string;
  readonly options: readonly ListOption[];
  /** Ids of the chosen options. */
  readonly selectedIds: readonly string[];
  /** The options that were taken in or out: mostly one, with Ctrl + A all that were not chosen. */
  readonly onToggle: (ids: readonly string[]) => void;
  /** How high the list may get, in CSS pixels; default 310. */
  readonly maximumHeight?: number;
  readonly describedBy?: string | undefined;
}

/** The ids that are in one of the lists alone. */
function changedIds(before: readonly string[], after: readonly string[]): readonly string[] {
  return [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
}

/** A button that opens a listbox of options, of which any number is chosen; it stays open while choosing. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, summary, placeholder, options, selectedIds, onToggle, maximumHeight = 310, describedBy } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ListButton
        label={label}
        value={summary}
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
          groups={[{ id: 'all', options }]}
          selectionMode="multiple"
          selectedIds={selectedIds}
          maximumHeight={maximumHeight}
          onChange={(ids) => onToggle(changedIds(selectedIds, ids))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
