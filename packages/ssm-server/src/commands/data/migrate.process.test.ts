import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { calledBy, type Ending, startProcess } from '../../start/testing/serverProcess.ts';
import { connectRemote, databaseName } from '../../store/connect.ts';
import { migrate } from '../../store/schema/migrate.ts';
import { migrations, releaseBefore } from '../../store/schema/migrations.ts';
import { newDataFolder } from '../../store/testing/dataFolders.ts';
import { newDatabase, postgresAbsence } from '../../store/testing/postgresOfRun.ts';
import { freePort } from '../../store/testing/program.ts';

async function typed(
  env: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Ending & { readonly output: string }> {
  const command = startProcess(env, 'ssm.ts', ['migrate', ...words]);
  const ending = await command.ended();
  return { ...ending, output: command.output() };
}

const upToDate = (place: string): string =>
  `The database of ${place} has schema ${migrations.length}, which is that of this release\n`;
const done = { code: 0, signal: null, complaint: '' };

describe('the migrate command', () => {
  it('migrates a data folder, which never needs --finish', async () => {
    const folder = await newDataFolder('empty');
    const expected = { ...done, output: upToDate(folder) };
    expect(await typed({ SSM_DATA: folder })).toEqual(expected);
    expect(await typed({ SSM_DATA: folder }, '--finish')).toEqual(expected);
  });

  it('prints the usage for unknown arguments and changes nothing', async () => {
    const folder = path.join(await newDataFolder('empty'), 'none');
    const ending = { code: 2, signal: null, output: '' };
    const complaint = `It takes --finish or nothing: ${calledBy('migrate')}\n`;
    expect(await typed({ SSM_DATA: folder }, '--end')).toEqual({ ...ending, complaint });
    expect(await typed({ SSM_DATA: folder }, '--finish', 'now')).toEqual({ ...ending, complaint });
  });

  it('reports an unreachable database in one sentence without a password', async () => {
    const url = `postgres://ssm:secret@127.0.0.1:${await freePort()}/menu`;
    const { code, output, complaint } = await typed({ DATABASE_URL: url }, '--finish');
    expect([code, output]).toEqual([1, '']);
    expect(complaint).toMatch(/^The database at 127\.0\.0\.1:\d+\/menu [^\n]+\n$/);
    expect(complaint).not.toContain('secret');
  });
});

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

describe.skipIf(postgresAbsence !== undefined)(`migrate as a command on PostgreSQL${skipped}`, () => {
  it('lets servers of the release before work until --finish records that none is left', async () => {
    const databaseUrl = await newDatabase();
    const connection = connectRemote(databaseUrl);
    onTestFinished(() => connection.close());
    await migrate(connection, migrations.slice(0, releaseBefore));
    const { database } = connection;
    const states = () => database.selectFrom('schema_state').selectAll().orderBy('id').execute();
    const env = { DATABASE_URL: databaseUrl };
    const place = databaseName(databaseUrl);

    expect(await typed(env)).toEqual({
      ...done,
      output: `${upToDate(place)}Once no server of an earlier release runs, say so: ${calledBy('migrate')} --finish\n`,
    });
    expect(await states()).toEqual([
      { id: 1, version: migrations.length },
      { id: 2, version: releaseBefore },
    ]);
    for (let time = 0; time < 2; time += 1) {
      expect(await typed(env, '--finish')).toEqual({ ...done, output: upToDate(place) });
      expect(await states()).toEqual([
        { id: 1, version: migrations.length },
        { id: 2, version: migrations.length },
      ]);
    }
  });
});
