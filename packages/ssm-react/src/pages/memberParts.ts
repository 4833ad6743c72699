/** What signed-in people have on Home, in one file: each file that may come later costs the first view its name. */

export { ColumnsButton } from '../features/columns/ColumnsButton.tsx';
export { openColumns } from '../features/columns/openColumns.ts';
export { MenuBuilder } from './MenuBuilder.tsx';
export { BulkSearchButton, BulkSearchChip, linkNote } from './MenuBulkSearch.tsx';
