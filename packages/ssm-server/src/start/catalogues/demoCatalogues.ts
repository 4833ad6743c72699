import { Worker } from 'node:worker_threads';
import { type AssayVersion, assayVersions } from 'ssm-core';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import type { Store } from '../../store/store.ts';

export interface DemoWork {
  readonly version: AssayVersion;
  readonly times: number;
}

/** Runs in a worker thread. Rejects with the signal's reason if the signal aborts before the end. */
export function generateInThread(work: DemoWork, signal: AbortSignal): Promise<CatalogueRevision> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./demo.worker.ts', import.meta.url), {
      workerData: work,
      execArgv: [...process.execArgv, '--conditions=ssm-source'],
    });
    const finish = (): void => {
      signal.removeEventListener('abort', abort);
      void worker.terminate();
    };
    const abort = (): void => {
      finish();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    worker.once('message', (revision: CatalogueRevision) => {
      finish();
      resolve(revision);
    });
    worker.once('error', (error) => {
      finish();
      reject(error);
    });
  });
}

export type Generate = (version: AssayVersion) => Promise<CatalogueRevision>;

/**
 * Generates missing catalogues and returns their revisions. If another server activated a revision meanwhile, it stays
 * active.
 */
export async function ensureCatalogues(store: Store, generate: Generate): Promise<readonly CatalogueRevision[]> {
  const ids = await store.activeRevisionIds();
  const missing = assayVersions.filter((version) => ids[version] === undefined);
  return Promise.all(
    missing.map(async (version) => {
      const revision = await generate(version);
      await store.saveRevision(revision, { activate: 'ifNone' });
      return revision;
    }),
  );
}
