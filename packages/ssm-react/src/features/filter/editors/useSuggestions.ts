import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AssayVersion, type FilterKey, type Suggestion, suggestionsQuery } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { useSettled } from '../../../ui/hooks/useSettled.ts';

const askAfterMs = 160;

/** Without suggestions one can type all the same. */
const meta = { isSilent: true };

const none: readonly Suggestion[] = [];

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  readonly isLoading: boolean;
}

function contains(value: string, term: string): boolean {
  return value.toLowerCase().includes(term.toLowerCase());
}

/** Values of a filter that contain a term, asked for once it stands still; none for an empty term, or after a failure. */
export function useSuggestions(version: AssayVersion, field: FilterKey, term: string): Suggestions {
  const { client, queryClient, requestPath } = useSsm();
  const isSettled = useSettled(term, askAfterMs) === term;
  const options = suggestionsQuery(client, { version, requestPath, field, term });
  const { data, isFetching } = useQuery({ ...options, meta, enabled: options.enabled && isSettled }, queryClient);

  // Until the answer for a longer text is there, those of the last answer that contain it are right too.
  const [last, setLast] = useState(none);
  if (data !== undefined && data !== last) setLast(data);
  if (term === '') return { suggestions: none, isLoading: false };
  const isAnswered = data !== undefined;
  return {
    suggestions: data ?? last.filter(({ value }) => contains(value, term)),
    isLoading: !isAnswered && (isFetching || !isSettled),
  };
}
