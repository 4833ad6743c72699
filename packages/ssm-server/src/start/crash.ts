import process from 'node:process';
import { errorFacts } from '../log/errorFacts.ts';
import type { ServerLog } from '../log/serverLog.ts';

/**
 * Exits with code 1 on any uncaught exception or rejection, after flushing the log and adding one line. The line omits
 * the message, which may name a person. Unfinished work is lost, as with SIGKILL; the database survives that.
 */
export function endOnCrash(log: Pick<ServerLog, 'fatal' | 'flush'>): void {
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
