import { useRef, useState } from 'react';
import { ListButton } from '../button/ListButton.tsx';
import { useDeferredPart } from '../overlay/useDeferredPart.ts';
import type { ListOptionGroup } from './OptionList.tsx';

export interface GroupedSelectProps {
  readonly label: string;
  readonly placeholder: string;
  readonly groups: readonly ListOptionGroup[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Maximum height of the list in CSS pixels; default 310. */
  readonly maximumHeight?: number;
  readonly describedBy?: string | undefined;
}

const loadList = () => import('./OptionList.tsx');

/** A button that opens a list of grouped options. The list loads on hover or focus. */
export function GroupedSelect(props: GroupedSelectProps) {
  const { label, placeholder, groups, value, onChange, maximumHeight = 310, describedBy } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { part, preload } = useDeferredPart(loadList, isOpen, () => setIsOpen(false));
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
        onApproach={preload}
      />
      {isOpen && part !== undefined && (
        <part.OptionList
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
