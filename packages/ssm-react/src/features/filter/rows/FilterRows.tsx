import type { RefObject } from 'react';
import type { AssayVersion, Catalogue, Filter, Role } from 'ssm-core';
import { Button } from '../../../ui/button/Button.tsx';
import type { FilterModel } from '../useFilter.ts';
import { useFilterStrings } from '../words/filterStrings.ts';
import { useFilterWords } from '../words/filterWords.ts';
import { FilterRow } from './FilterRow.tsx';
import { useRowFocus } from './useRowFocus.ts';

export interface FilterRowsProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly filter: Filter;
  readonly model: FilterModel;
  readonly version: AssayVersion;
  readonly role: Role;
  readonly catalogue: Catalogue | undefined;
}

export function FilterRows({ frame, filter, model, version, role, catalogue }: FilterRowsProps) {
  const { filters } = useFilterStrings();
  const words = useFilterWords();
  const focus = useRowFocus(frame, model.rows, model.openedAt);
  return (
    <div ref={frame}>
      <div className="ssm-FilterRows" data-part="Rows">
        {model.rows.map((row, index) => (
          <div key={row.filterId} className="ssm-FilterRows-entry">
            {index > 0 && <span className="ssm-FilterRows-and">{filters.and}</span>}
            <FilterRow
              filter={filter}
              row={row}
              number={index + 1}
              version={version}
              role={role}
              catalogue={catalogue}
              count={row.clause === null ? undefined : model.counts?.byRow.get(row.filterId)}
              countStatus={model.counts?.status ?? 'counting'}
              wasRefused={model.wasRefused}
              onRemove={() => {
                focus.followRemoved(row.filterId);
                model.remove(row.filterId);
              }}
            />
          </div>
        ))}
      </div>
      {model.left > 0 && (
        <div className="ssm-FilterDialog-add">
          <Button
            icon="plus"
            onPress={() => {
              focus.followAdded();
              model.add();
            }}
          >
            {filters.add}
          </Button>
        </div>
      )}
      <p className="ssm-FilterDialog-sentence" data-part="Sentence">
        {words.sentence(model.rows.flatMap(({ clause }) => clause ?? []))}
      </p>
    </div>
  );
}
