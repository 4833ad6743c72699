/** Generates one demo catalogue beside the server's own thread, which meanwhile opens the database and hears Ctrl+C. */
import { parentPort, workerData } from 'node:worker_threads';
import type { AssayVersion } from 'ssm-core';
import { generateDemoCatalogue } from '../../catalogue/generate/generateDemoCatalogue.ts';

parentPort?.postMessage(await generateDemoCatalogue(workerData as AssayVersion), []);
