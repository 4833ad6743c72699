import { useSyncExternalStore } from 'react';
import type { BoxSuggestions, Filter, FilterBox } from 'ssm-core';

const none: BoxSuggestions = { suggestions: [], isLoading: false };

/** Subscribes to one box's suggestions, so a response renders only that box. */
export function useSuggestions(filter: Filter, filterId: string, box: FilterBox): BoxSuggestions {
  const read = (): BoxSuggestions => filter.getSnapshot().suggestions.get(filterId)?.[box] ?? none;
  return useSyncExternalStore(filter.subscribe, read, read);
}
