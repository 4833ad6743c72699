/** Bundles the overview of a working list, which loads after the first rows of the builder. */
import type { AssayVersion } from 'ssm-core';
import { type Limits, type ListPart, listPart, readList } from 'ssm-core/internal';
import { CollectionGoals } from '../../features/collections/CollectionGoals.tsx';
import { limitMarks } from '../../features/panels/overview/LimitMarks.tsx';
import { ListOverview, type ListOverviewProps } from '../../features/panels/overview/ListOverview.tsx';
import { useListWords } from '../../features/panels/overview/useListWords.ts';
import { PartChip } from '../../features/panels/summary/PartButton.tsx';

export { CollectionGoals, ListOverview, limitMarks, listPart, readList };

export interface ListPartChipProps extends Pick<ListOverviewProps, 'limits' | 'onPart'> {
  readonly version: AssayVersion;
  readonly part: ListPart;
  readonly limits: Limits;
}

/** Names the part that the table lists alone, above the table. */
export function ListPartChip({ version, part, limits, onPart }: ListPartChipProps) {
  const words = useListWords(version);
  return <PartChip text={words.part(part, limits)} onRemove={() => onPart(null)} />;
}
