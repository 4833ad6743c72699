/** Generates a demo catalogue in a thread. Meanwhile the main thread opens the database and handles signals. */
import { parentPort, workerData } from 'node:worker_threads';
import { generateDemoCatalogue } from '../../catalogue/generate/generateDemoCatalogue.ts';
import { growCatalogue } from '../../catalogue/generate/growCatalogue.ts';
import type { DemoWork } from './demoCatalogues.ts';

const { version, times } = workerData as DemoWork;
const revision = await generateDemoCatalogue(version);
parentPort?.postMessage(times === 1 ? revision : await growCatalogue(revision, times), []);
