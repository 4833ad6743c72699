/** The server that a company runs, as `npm run build` makes it: a process, and its commands. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../ssm-server/src/store/testing/freePort.ts';
import { startProgram } from '../../../ssm-server/src/store/testing/program.ts';
import type { WhenOver } from '../../../ssm-server/src/store/testing/whenOver.ts';

const run = promisify(execFile);
type Environment = Readonly<Record<string, string>>;

export interface ArtefactServer {
  readonly port: number;
  /** Ends the process without a chance to tidy up. */
  kill(): Promise<void>;
  end(): Promise<void>;
  /** Starts it again on the same port and data; resolves when it is ready. */
  start(): Promise<void>;
  /** Runs an operator's command beside it; resolves to what it printed, rejects when it failed. */
  command(...words: readonly string[]): Promise<string>;
}

/** `own` are its settings; nothing of the repository's environment is among them. Resolves when it is ready. */
export async function startArtefact(folder: string, own: Environment, whenOver: WhenOver): Promise<ArtefactServer> {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    // The processor is the browser's.
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
