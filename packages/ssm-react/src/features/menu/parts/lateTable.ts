/** Bundles the parts of a table that load after the description of the catalogue. */

export { reagentCounts } from 'ssm-core/internal';
export { PrintedRows } from '../grid/PrintedRows.tsx';
export { NearNames, sharedTags, tagsOf, WithdrawnNote } from './SearchHints.tsx';
export { TableStatus } from './TableStatus.tsx';
export { valueBars } from './valueBars.ts';
