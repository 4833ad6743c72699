/** The styles of the pane beside the rows, for visitors: signed-in people have them among their own. */
import pane from '../../pages/preview/preview.css?inline';
import button from '../../pages/preview/preview-button.css?inline';
import { sheetOf } from './sheets.ts';

export const previewSheet: CSSStyleSheet = sheetOf(`${button}${pane}`);
