/** Parts of Home for signed-in users, which load together. */

export { AddToBuilder } from '../features/builder/parts/AddToBuilder.tsx';
export { rowsInBuilder } from '../features/builder/parts/rowsInBuilder.tsx';
export { ColumnsButton } from '../features/columns/ColumnsButton.tsx';
export { openColumns } from '../features/columns/openColumns.ts';
export { BulkSearchButton, BulkSearchChip, linkNote } from './menu/MenuBulkSearch.tsx';
export { CollectionsButton } from './menu/MenuCollections.tsx';
export { CompareButton } from './menu/MenuCompare.tsx';
export { SaveResultButton } from './menu/MenuSave.tsx';
export { ReagentPreview } from './preview/ReagentPreview.tsx';
