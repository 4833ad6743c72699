/** Runs in its own process, because vitest's global setup cannot resolve sources of other packages. */
import { prepareDataFolders } from './dataFolders.ts';

await prepareDataFolders();
