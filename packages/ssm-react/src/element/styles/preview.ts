/** Styles of the preview pane for visitors. Signed-in people get them with their own sheet. */
import pane from '../../pages/preview/preview.css?inline';
import button from '../../pages/preview/preview-button.css?inline';
import { sheetOf } from './sheets.ts';

export const previewSheet: CSSStyleSheet = sheetOf(`${button}${pane}`);
