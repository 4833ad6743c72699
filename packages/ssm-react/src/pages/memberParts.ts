/** What signed-in people have on Home, in one file: each file that may come later costs the first view its name. */

export { AddToBuilder } from '../features/builder/parts/AddToBuilder.tsx';
export { heldRows } from '../features/builder/parts/heldRows.tsx';
export { ColumnsButton } from '../features/columns/ColumnsButton.tsx';
export { openColumns } from '../features/columns/openColumns.ts';
export { BulkSearchButton, BulkSearchChip, linkNote } from './menu/MenuBulkSearch.tsx';
export { CollectionsButton } from './menu/MenuCollections.tsx';
export { ReagentPreview } from './preview/ReagentPreview.tsx';
