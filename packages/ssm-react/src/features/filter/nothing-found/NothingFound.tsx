import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { LiveCountsInput } from '../rows/useLiveCounts.ts';
import { useFilterStrings } from '../words/useFilterStrings.ts';
import { useFilterWords } from '../words/useFilterWords.ts';
import { useNothing } from './useNothing.ts';

export interface NothingFoundProps extends LiveCountsInput {
  /** The filter at this place, from 0, is to be dropped. */
  readonly onDrop: (index: number) => void;
}

/** Why filters leave nothing: all of them in words, which of them alone leaves nothing, and buttons to drop one. */
export function NothingFound({ onDrop, ...input }: NothingFoundProps) {
  const { countText } = useSsm();
  const strings = useFilterStrings();
  const { nothing } = strings.filters;
  const words = useFilterWords();
  const explained = useNothing(input);
  const { clauses, listed } = input;
  const isOfList = listed !== undefined;
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
      {explained !== undefined && emptyAlone.length === 0 && clauses.length > 1 && <p>{nothing.together}</p>}
      <div className="ssm-NothingFound-drops" data-part="Drops">
        {explained?.drops.map(({ index, brings }) => {
          const chip = words.chip(clauses[index] as (typeof clauses)[number]);
          return (
            <Button key={index} onPress={() => onDrop(index)}>
              {brings === null || brings === 0 ? nothing.drop(chip) : nothing.dropBrings(chip, countText(brings))}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
