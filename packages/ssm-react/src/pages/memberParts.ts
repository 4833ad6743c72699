/** What signed-in people have on Home, in one file: each file that may come later costs the first view its name. */

export { MenuBuilder } from './MenuBuilder.tsx';
export { BulkSearchButton, BulkSearchChip, linkNote } from './MenuBulkSearch.tsx';
export { MenuColumns } from './MenuColumns.tsx';
