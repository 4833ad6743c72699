import { useLateTexts } from '../../../provider/lateTexts.ts';
import { type PanelViewTexts, panelView } from '../../../strings/en/panelView.ts';

/** Returns the texts of a panel's page in the provider's strings. */
export const usePanelViewTexts = (): PanelViewTexts => useLateTexts('panelView', panelView);
