import { useMemo } from 'react';
import { useSsm } from '../../../provider/useSsm.ts';
import { type PanelViewTexts, panelView } from '../../../strings/en/panelView.ts';
import { mergeLater } from '../../../strings/mergeLater.ts';

/** The texts of a panel's page, in the words of the provider's strings; the same object until those change. */
export function usePanelViewTexts(): PanelViewTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'panelView', panelView), [strings]);
}
