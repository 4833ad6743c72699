import { useLateTexts } from '../../provider/lateTexts.ts';
import { type PanelsTexts, panels } from '../../strings/en/panels.ts';

/** Returns the texts of panels in the provider's strings. */
export const usePanelTexts = (): PanelsTexts => useLateTexts('panels', panels);
