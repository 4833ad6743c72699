import { useDeferredValue, useMemo } from 'react';
import { type AssayVersion, tableQuery } from 'ssm-core';
import { type FieldKey, identifierColumnKeys, otherNamesKey, type Table } from 'ssm-core/engine';
import { namesTable, suggestReagents } from 'ssm-core/internal';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import type { Suggested } from '../../../ui/combo-box/useComboBox.ts';

const fields: readonly FieldKey[] = [...identifierColumnKeys, otherNamesKey];
const none: readonly Suggested[] = [];

export interface ReagentSuggestions {
  readonly suggestions: readonly Suggested[];
  readonly isLoading: boolean;
}

/**
 * Suggests reagents for the text typed in a cell. `typed` is null while no cell is edited. Searches the loaded menu,
 * or else loads the names of reagents.
 */
export function useReagentSuggestions(version: AssayVersion, typed: string | null): ReagentSuggestions {
  const { client, queryClient, requestPath, strings, cellText } = useSsm();
  const isTyping = typed !== null;
  const query = tableQuery(client, { version, requestPath, fields, loading: 'local' });
  const loaded = useMemo(() => {
    if (!isTyping) return undefined;
    // The prefix of the key has no clauses, so that a filtered table does not count as the whole menu.
    const [subject, kind, path, clauses] = query.queryKey;
    const queries = queryClient.getQueriesData<Table>({ queryKey: [subject, kind, path, clauses] });
    return namesTable(queries.flatMap(([, table]) => table ?? []));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is the same for the same question
  }, [isTyping, queryClient, version, requestPath]);
  const asked = useSatQuery(query, { isEnabled: isTyping && loaded === undefined });
  const table = loaded ?? asked.data;
  const text = useDeferredValue(typed);
  const suggestions = useMemo(() => {
    if (table === undefined || text === null) return none;
    return suggestReagents(table, text, cellText).map(({ seqId, symbols, targetName }) => ({
      value: seqId,
      note: [symbols.join(strings.values.listSeparator), targetName ?? ''].filter((part) => part !== '').join(' · '),
    }));
  }, [table, text, cellText, strings]);
  return { suggestions, isLoading: isTyping && table === undefined && asked.isFetching };
}
