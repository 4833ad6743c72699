/** A process that is a listener and nothing else, so that what it holds is what its callers cost. */
import { startListener } from './startedListener.ts';

const { origin } = await startListener();
process.stdout.write(`${origin}\nPress Ctrl+C to stop.\n`);
