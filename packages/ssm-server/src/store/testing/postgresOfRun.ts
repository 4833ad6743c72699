/**
 * Shares one PostgreSQL among all tests of a run. `setup` is the global setup of the projects that need it; tests
 * create databases in it.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { absenceOfPostgres, binaryFolder, createDatabase, startPostgres } from './throwAwayPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database `postgres` in it; empty without PostgreSQL. */
    readonly postgresUrl: string;
  }
}

export const postgresAbsence = absenceOfPostgres(process.env, binaryFolder());

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const maker = path.join(import.meta.dirname, 'makeDataFolders.ts');
  await promisify(execFile)(process.execPath, ['--conditions=ssm-source', maker]);
  if (postgresAbsence !== undefined) {
    project.provide('postgresUrl', '');
    return undefined;
  }
  const postgres = await startPostgres(['max_connections=300']);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}

export const newDatabase = (): Promise<string> => createDatabase(inject('postgresUrl'));
