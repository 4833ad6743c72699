import { useMemo, useSyncExternalStore } from 'react';
import type { BoxSuggestions, Filter, FilterBox } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { ComboBox } from '../../../ui/combo-box/ComboBox.tsx';
import { useFilterStrings } from '../words/filterStrings.ts';
import type { EditorProps } from './EditorProps.ts';

const none: BoxSuggestions = { suggestions: [], isLoading: false };

/** Subscribes to the suggestions of one box, so that a response renders only that box. */
function useSuggestions(filter: Filter, filterId: string, box: FilterBox): BoxSuggestions {
  const read = (): BoxSuggestions => filter.getSnapshot().suggestions.get(filterId)?.[box] ?? none;
  return useSyncExternalStore(filter.subscribe, read, read);
}

export interface SuggestingBoxProps extends Omit<EditorProps, 'filterKey' | 'value' | 'facts' | 'onChange'> {
  readonly label: string;
  readonly name: FilterBox;
  readonly text: string;
  readonly onChangeText: (text: string) => void;
  /** Called with a chosen suggestion. Default: `onChangeText`. */
  readonly onChooseText?: (text: string) => void;
}

export function SuggestingBox(props: SuggestingBoxProps) {
  const { label, name, text, onChangeText, onChooseText = onChangeText, filter, filterId, box } = props;
  const { countText } = useSsm();
  const strings = useFilterStrings();
  const { suggestions, isLoading } = useSuggestions(filter, filterId, name);
  // Initial text and a chosen suggestion need no suggestions until the user edits them.
  const want = (isWanted: boolean): void => filter.wantSuggestions(filterId, name, isWanted);
  const { counts, alsoCalled } = strings.filters;
  const offered = useMemo(
    () =>
      suggestions.map(({ value, count, otherName }) => {
        const note = counts.reagents(count, countText(count));
        return { value, note: otherName === undefined ? note : alsoCalled(otherName, note) };
      }),
    [suggestions, counts, alsoCalled, countText],
  );
  return (
    <div data-box={name}>
      <ComboBox
        label={label}
        value={text}
        suggestions={offered}
        isLoading={isLoading}
        loadingLabel={strings.filters.loadingSuggestions}
        onType={(typed) => {
          onChangeText(typed);
          want(true);
        }}
        onChoose={(chosen) => {
          want(false);
          onChooseText(chosen);
        }}
        onAsk={() => want(true)}
        {...box(name)}
      />
    </div>
  );
}
