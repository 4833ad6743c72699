/** Bundles parts of a table that are needed later, loaded once the catalogue is described. */

export { PrintedRows } from '../grid/PrintedRows.tsx';
export { NearNames, tagsOf, WithdrawnNote } from './SearchHints.tsx';
export { TableStatus } from './TableStatus.tsx';
