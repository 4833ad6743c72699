import { useSyncExternalStore } from 'react';
import type { Clause, Filter, FilterNothing } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { namedElsewhereText } from '../../../strings/otherVersionText.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useFilterStrings } from '../words/filterStrings.ts';
import { useFilterWords } from '../words/filterWords.ts';

export interface NothingFoundProps {
  /** Controller of the filters. */
  readonly filter: Filter;
}

/**
 * Explains why the filters leave no rows. Names each filter that matches nothing by itself, and offers to remove it.
 * Renders nothing while rows are left.
 */
export function NothingFound({ filter }: NothingFoundProps) {
  const read = (): FilterNothing | null => filter.getSnapshot().nothing;
  const nothing = useSyncExternalStore(filter.subscribe, read, read);
  return nothing && <ExplainedNothing filter={filter} nothing={nothing} />;
}

interface ExplainedNothingProps extends NothingFoundProps {
  readonly nothing: FilterNothing;
}

function ExplainedNothing({ filter, nothing: { clauses, isOfList, explained } }: ExplainedNothingProps) {
  const ssm = useSsm();
  const { countText } = ssm;
  const notes = useLateTexts('menuNotes', menuNotes);
  const strings = useFilterStrings();
  const { nothing } = strings.filters;
  const words = useFilterWords();
  const title = isOfList ? nothing.titleListed : nothing.title;
  const emptyAloneText = isOfList ? nothing.emptyAloneListed : nothing.emptyAlone;
  const emptyAlone = explained?.emptyAlone.flatMap((index) => clauses[index] ?? []) ?? [];
  return (
    <div role="group" aria-label={title} className="ssm-NothingFound" data-component="NothingFound">
      <p className="ssm-NothingFound-title">{title}</p>
      <p data-part="Sentence">{words.sentence(clauses)}</p>
      {emptyAlone.map((clause, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{emptyAloneText(words.clause(clause))}</p>
      ))}
      {explained?.elsewhere?.map((named) => (
        <p key={named.name} data-part="Elsewhere">
          {namedElsewhereText(notes, ssm, named)}
        </p>
      ))}
      {explained !== null && emptyAlone.length === 0 && clauses.length > 1 && <p>{nothing.together}</p>}
      <div className="ssm-NothingFound-drops" data-part="Drops">
        {explained?.drops.map(({ index, brings }) => {
          const chip = words.chip(clauses[index] as Clause);
          return (
            <Button key={index} onPress={() => filter.drop(index)}>
              {brings === null || brings === 0 ? nothing.drop(chip) : nothing.dropBrings(chip, countText(brings))}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
