/** Styles of the preview pane for visitors. The style sheet for signed-in people already contains them. */
import pane from '../../pages/preview/preview.css?inline';
import button from '../../pages/preview/preview-button.css?inline';
import { sheetOf } from './sheets.ts';

export const previewSheet: CSSStyleSheet = sheetOf(`${button}${pane}`);
