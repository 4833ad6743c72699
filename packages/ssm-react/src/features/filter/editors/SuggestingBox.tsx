import { useMemo, useState } from 'react';
import type { FilterBox } from 'ssm-core';
import { suggestionTerms } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { ComboBox } from '../../../ui/combo-box/ComboBox.tsx';
import { useFilterStrings } from '../words/useFilterStrings.ts';
import type { EditorProps } from './EditorProps.ts';
import { useSuggestions } from './useSuggestions.ts';

export interface SuggestingBoxProps extends Omit<EditorProps, 'facts' | 'onChange'> {
  readonly label: string;
  readonly name: FilterBox;
  readonly text: string;
  readonly onChangeText: (text: string) => void;
}

/** A box of text that suggests values of its filter, each with its count of reagents. */
export function SuggestingBox(props: SuggestingBoxProps) {
  const { label, name, text, onChangeText, filterKey, value, version, box } = props;
  const { countText } = useSsm();
  const strings = useFilterStrings();
  // What was chosen, or came with the filter, needs no suggestions until it is changed.
  const [isAsking, setIsAsking] = useState(false);
  const term = isAsking ? suggestionTerms({ filterId: '', filterKey, value })[name] : '';
  const { suggestions, isLoading } = useSuggestions(version, filterKey, term);
  const { reagents } = strings.filters.counts;
  const offered = useMemo(
    () =>
      suggestions.map((suggestion) => ({
        value: suggestion.value,
        note: reagents(suggestion.count, countText(suggestion.count)),
      })),
    [suggestions, reagents, countText],
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
          setIsAsking(true);
          onChangeText(typed);
        }}
        onChoose={(chosen) => {
          setIsAsking(false);
          onChangeText(chosen);
        }}
        onAsk={() => setIsAsking(true)}
        {...box(name)}
      />
    </div>
  );
}
