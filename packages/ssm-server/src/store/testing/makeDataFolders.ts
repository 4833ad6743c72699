/** A process that makes the data folders which tests copy: vitest's global setup resolves no sources of other packages. */
import { prepareDataFolders } from './dataFolders.ts';

await prepareDataFolders();
