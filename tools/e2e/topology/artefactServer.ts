import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, startProgram, type WhenOver } from '../../../packages/ssm-server/src/store/testing/program.ts';

const run = promisify(execFile);
type Environment = Readonly<Record<string, string>>;

export interface ArtefactServer {
  readonly port: number;
  kill(): Promise<void>;
  end(): Promise<void>;
  start(): Promise<void>;
  command(...words: readonly string[]): Promise<string>;
}

/**
 * Starts the built server with the settings in `own`, without the environment of the repository. Resolves when it is
 * ready.
 */
export async function startArtefact(folder: string, own: Environment, whenOver: WhenOver): Promise<ArtefactServer> {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    // Quick preparation leaves the processor to the browser.
    SSM_PREPARE: 'quick',
    ...own,
  };
  const script = path.join(folder, 'ssm.js');
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const server = await startProgram(
    { command: process.execPath, args: [script, 'serve'], cwd: folder, env, isReady, patienceMs: 60_000 },
    whenOver,
  );
  return {
    port,
    kill: () => server.end('SIGKILL'),
    end: () => server.end('SIGTERM'),
    start: () => server.start(),
    command: async (...words) => (await run(process.execPath, [script, ...words], { cwd: folder, env })).stdout,
  };
}
