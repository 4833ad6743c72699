/** The last line of a server that breaks: what was thrown, and nothing of what it said, which may be about a person. */
import process from 'node:process';
import { errorFacts } from '../log/errorFacts.ts';
import type { ServerLog } from '../log/serverLog.ts';

/**
 * From now on whatever nobody caught, a rejection as well, ends the process with code 1, after the lines that were held back and one
 * of its own. What was begun is lost, as with SIGKILL, which the database is made to survive.
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
