import { useMemo } from 'react';
import type { ColumnKey } from 'ssm-core';
import type { Derivation } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { derivedText } from '../../../strings/derivedText.ts';
import type { GridTexts } from '../grid/Grid.tsx';

export function useGridTexts(label: string | undefined): GridTexts {
  const { strings } = useSsm();
  return useMemo(() => {
    const { menu, columns, values } = strings;
    return {
      label: label ?? menu.tableLabel,
      notKnown: menu.notKnown,
      noName: menu.noName,
      symbolForName: menu.symbolForName,
      fullNameForName: menu.fullNameForName,
      selectRow: menu.select,
      matchedIn: menu.matchedIn,
      otherNameOf: menu.otherNameOf,
      relatedTo: menu.relatedTo,
      somaId: menu.somaId,
      listSeparator: values.listSeparator,
      title: (key: ColumnKey) => columns[key].title,
      tooltip: (key: ColumnKey) => columns[key].tooltip,
      filledFrom: (key: ColumnKey, derivation: Derivation) =>
        menu.filledFrom(columns[key].title, derivedText(strings, derivation)),
    };
  }, [strings, label]);
}
