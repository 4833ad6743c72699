/** Bundles parts of a table that are needed later, loaded once the catalogue is described. */

export { PrintedRows } from '../grid/PrintedRows.tsx';
export { NearNames } from './NearNames.tsx';
export { TableStatus } from './TableStatus.tsx';
export { tagsOf, WithdrawnNote } from './WithdrawnNote.tsx';
