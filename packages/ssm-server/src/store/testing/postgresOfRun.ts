/** One PostgreSQL for a whole run of tests: `setup` is the global setup of the projects that need it, and tests take databases from it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { absenceOfPostgres, binaryFolder, createDatabase, startPostgres } from './throwAwayPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of its database `postgres`; empty where there is no PostgreSQL. */
    readonly postgresUrl: string;
  }
}

/** Why tests of PostgreSQL are skipped; undefined when they are not. */
export const postgresAbsence = absenceOfPostgres(process.env, binaryFolder());

/** Starts the server and makes the data folders before the first test. Returns what stops the server after the last. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const maker = path.join(import.meta.dirname, 'makeDataFolders.ts');
  await promisify(execFile)(process.execPath, ['--conditions=ssm-source', maker]);
  if (postgresAbsence !== undefined) {
    project.provide('postgresUrl', '');
    return undefined;
  }
  // Several files, each with servers and their pools, are open at once.
  const postgres = await startPostgres(['max_connections=300']);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}

/** Creates an empty database in the run's server. */
export const newDatabase = (): Promise<string> => createDatabase(inject('postgresUrl'));
