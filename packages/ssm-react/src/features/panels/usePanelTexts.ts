import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { type PanelsTexts, panels } from '../../strings/en/panels.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The texts of panels, in the words of the provider's strings; the same object until those change. */
export function usePanelTexts(): PanelsTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'panels', panels), [strings]);
}
