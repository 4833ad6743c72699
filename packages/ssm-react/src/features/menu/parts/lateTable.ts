/** What a table needs now and then, fetched together once its catalogue is described. */

export { PrintedRows } from '../grid/PrintedRows.tsx';
export { NearNames } from './NearNames.tsx';
export { TableStatus } from './TableStatus.tsx';
export { tagsOf, WithdrawnNote } from './WithdrawnNote.tsx';
