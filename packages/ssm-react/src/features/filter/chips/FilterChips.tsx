import { useRef } from 'react';
import type { Clause } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { meantNames } from 'ssm-core/internal';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useFilterStrings } from '../words/filterStrings.ts';
import { useFilterWords } from '../words/filterWords.ts';

export interface FilterChipsProps {
  /** Applied filters. */
  readonly clauses: readonly Clause[];
  /** The loaded menu. The chips take explanations of other gene names from it. */
  readonly table?: Table | undefined;
  /** Marks the filters as not applied, because the rows shown belong to other filters. */
  readonly hasFailed?: boolean | undefined;
  /** Called when the user opens the filter at this index. */
  readonly onOpen: (index: number) => void;
  /** Called when the user removes the filter at this index. */
  readonly onRemove: (index: number) => void;
  /** Called when the user removes all filters. */
  readonly onClear: () => void;
  /** Returns the element to focus after the last chip is removed. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined;
}

/** Shows the applied filters as chips, or nothing when there are none. */
export function FilterChips({ clauses, table, hasFailed, onOpen, onRemove, onClear, returnFocus }: FilterChipsProps) {
  const { filters } = useFilterStrings();
  const words = useFilterWords();
  const list = useRef<HTMLUListElement>(null);
  // Chips are keyed by index, so after a removal the focus is on the button of the next chip. After the last chip,
  // the focus has to move.
  const removedAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    const index = removedAt.current;
    removedAt.current = undefined;
    if (index === undefined) return;
    if (clauses.length === 0) returnFocus?.()?.focus();
    else if (index >= clauses.length) {
      list.current?.lastElementChild?.querySelector<HTMLElement>('[data-part="Remove"] button')?.focus();
    }
  }, [clauses, returnFocus]);

  if (clauses.length === 0) return null;
  return (
    <div className="ssm-FilterChips" data-component="FilterChips">
      <span className="ssm-FilterChips-label" aria-hidden="true">
        {filters.chips}
      </span>
      <ul ref={list} className="ssm-FilterChips-list" aria-label={filters.chips}>
        {clauses.map((clause, index) => {
          const names = table === undefined ? '' : words.names(meantNames(table, clause));
          const text = names === '' ? words.chip(clause) : filters.chip.named(words.chip(clause), names);
          return (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="ssm-FilterChip" data-part="Chip" data-failed={hasFailed || undefined}>
              {hasFailed && (
                <span className="ssm-FilterChip-failed" aria-hidden="true">
                  <Icon name="warning" /> <span>{filters.notApplied}</span>
                </span>
              )}
              <button
                data-print="text"
                type="button"
                className="ssm-FilterChip-text"
                aria-haspopup="dialog"
                aria-label={hasFailed ? filters.failedChip(text) : undefined}
                title={text}
                onClick={() => onOpen(index)}
              >
                {text}
              </button>
              <span data-part="Remove">
                <IconButton
                  icon="close"
                  size="small"
                  label={filters.removeChip(text)}
                  onPress={() => {
                    removedAt.current = index;
                    onRemove(index);
                  }}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        variant="quiet"
        size="small"
        onPress={() => {
          removedAt.current = 0;
          onClear();
        }}
      >
        {filters.clearAll}
      </Button>
    </div>
  );
}
