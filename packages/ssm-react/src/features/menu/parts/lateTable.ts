/** Bundles the parts of a table that load after the description of the catalogue. */

export { PrintedRows } from '../grid/PrintedRows.tsx';
export { NearNames, tagsOf, WithdrawnNote } from './SearchHints.tsx';
export { TableStatus } from './TableStatus.tsx';
