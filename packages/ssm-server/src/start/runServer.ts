import process from 'node:process';
import { errorFacts } from '../log/errorFacts.ts';
import { createServerLog, type ServerLog } from '../log/serverLog.ts';
import { readConfig } from '../settings/config.ts';
import { ConfigError } from '../settings/schema/readTable.ts';
import { StoreError } from '../store/store.ts';
import { PortError } from './port.ts';
import { type RunningServer, startServer } from './server.ts';

/** Requests in flight have this long to finish. The whole stop takes less than two seconds. */
const graceMs = 1000;
const deadlineMs = 1800;
/**
 * One Ctrl+C arrives several times, because the terminal signals every process of its group, and parents pass the
 * signal on. Only a signal after this time counts as a second press.
 */
const sameKeyPressMs = 400;

function isForPeople(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof StoreError || error instanceof PortError;
}

/**
 * Runs the server until a signal; after SIGTERM it drains first. Exit codes: 0 after a normal stop, 1 if it could not
 * start or crashed, 130 after Ctrl+C was pressed twice.
 */
export async function runServer(): Promise<void> {
  // A program that reads the output may close the pipe after the first lines. The server keeps running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const complain = (line: string): void => void process.stderr.write(`${line}\n`);
  const starting = new AbortController();
  let flush = (): void => {};
  let server: RunningServer | undefined;
  let firstSignal: number | undefined;
  let drainMs = 0;
  const leave = (code: number): never => {
    flush();
    process.exit(code);
  };
  const stop = (name: NodeJS.Signals): void => {
    if (firstSignal !== undefined) {
      if (performance.now() - firstSignal > sameKeyPressMs) leave(130);
      return;
    }
    firstSignal = performance.now();
    starting.abort(new Error('The start was interrupted.'));
    // A user at the terminal does not wait. A supervisor that sends SIGTERM knows the drain time.
    const waitMs = name === 'SIGTERM' && server !== undefined ? drainMs : 0;
    if (waitMs > 0) server?.leave();
    setTimeout(() => void server?.stop(graceMs).then(() => leave(0)), waitMs);
    // Exits even if a part of the server hangs, because the database survives a hard exit.
    setTimeout(() => leave(0), waitMs + deadlineMs);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  try {
    const config = readConfig(process.env, process.cwd());
    ({ drainMs } = config);
    const log = createServerLog(config.logLevel, process.stdout.isTTY, complain);
    flush = () => log.flush();
    endOnCrash(log);
    server = await startServer(config, { print, log, signal: starting.signal });
    print('Press Ctrl+C to stop.');
    if (firstSignal !== undefined) await server.stop(graceMs).then(() => leave(0));
  } catch (error) {
    if (starting.signal.aborted) leave(0);
    complain(isForPeople(error) ? error.message : String(error instanceof Error ? error.stack : error));
    leave(1);
  }
}

/**
 * Exits with code 1 on any uncaught exception or rejection, after writing the log and one last line. The line has no
 * message, because a message may name a person. As with SIGKILL, unfinished work is lost, but the database survives.
 */
function endOnCrash(log: Pick<ServerLog, 'fatal' | 'flush'>): void {
  process.on('uncaughtException', (thrown: unknown, origin) => {
    try {
      log.fatal(
        { origin, ...errorFacts(thrown, { withMessages: false }) },
        thrown,
        'The server met an error that nobody caught, and ends',
      );
      log.flush();
    } finally {
      process.exit(1);
    }
  });
}
