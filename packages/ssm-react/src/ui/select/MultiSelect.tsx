import { useRef, useState } from 'react';
import { ListButton } from '../button/ListButton.tsx';
import { type ListOption, OptionList } from './OptionList.tsx';

export interface MultiSelectProps {
  readonly label: string;
  readonly summary: string | null;
  readonly placeholder: string;
  readonly options: readonly ListOption[];
  readonly selectedIds: readonly string[];
  /** Called with the options that changed: usually one; after Ctrl + A, all that were not chosen before. */
  readonly onToggle: (ids: readonly string[]) => void;
  /** Maximum height of the list in CSS pixels; default 310. */
  readonly maximumHeight?: number;
  readonly describedBy?: string | undefined;
}

function changedIds(before: readonly string[], after: readonly string[]): readonly string[] {
  return [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
}

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
