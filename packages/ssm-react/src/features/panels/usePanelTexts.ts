import { useLateTexts } from '../../provider/lateTexts.ts';
import { type PanelsTexts, panels } from '../../strings/en/panels.ts';

/** The texts of panels, in the words of the provider's strings. */
export const usePanelTexts = (): PanelsTexts => useLateTexts('panels', panels);
