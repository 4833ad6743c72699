/** The last line of a server that breaks: what was thrown, and nothing of what it said, which may be about a person. */
import process from 'node:process';
import type { ServerLog } from '../log/serverLog.ts';

interface CrashFacts {
  readonly name: string;
  readonly code?: string;
  /** Where it was thrown, the innermost place first. */
  readonly stack: readonly string[];
  readonly cause?: CrashFacts;
}

/** Texts that programs give to kinds of errors, and no others. */
const kindShape = /^[A-Za-z][\w.]{0,63}$/;
/** Of Node, of the store, or of PostgreSQL. */
const codeShape = /^\w{1,64}$/;
/** A frame as V8 writes it: whose function, which file, line and column. */
const frameShape = /^ {4}at (?:[\w$.<>#[\] ]{1,120} )?\(?(?:file:|node:|\/|[A-Z]:\\|<anonymous>)[^()\n]*\)?$/;
const mostFrames = 20;
const mostCauses = 3;

const shaped = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

/** The message is the first lines of a stack, whatever it holds. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const places = message === '' ? stack : stack.replace(message, () => '');
  const frames = places.split('\n').filter((line) => frameShape.test(line));
  return frames.slice(0, mostFrames).map((line) => line.trim());
}

/** Of an error its name, its code and where it was thrown, and the same of what caused it. */
export function crashFacts(thrown: unknown, causes = mostCauses): CrashFacts {
  if (!(thrown instanceof Error)) return { name: `thrown ${typeof thrown}`, stack: [] };
  const { cause } = thrown;
  const code = shaped((thrown as NodeJS.ErrnoException).code, codeShape);
  return {
    name: shaped(thrown.name, kindShape) ?? 'Error',
    ...(code === undefined ? {} : { code }),
    stack: framesOf(thrown),
    ...(cause instanceof Error && causes > 0 ? { cause: crashFacts(cause, causes - 1) } : {}),
  };
}

/**
 * From now on whatever nobody caught, a rejection as well, ends the process with code 1, after the lines that were held back and one
 * of its own. What was begun is lost, as with SIGKILL, which the database is made to survive.
 */
export function endOnCrash(log: Pick<ServerLog, 'fatal' | 'flush'>): void {
  process.on('uncaughtException', (thrown: unknown, origin) => {
    try {
      log.fatal({ origin, ...crashFacts(thrown) }, thrown, 'The server met an error that nobody caught, and ends');
      log.flush();
    } finally {
      process.exit(1);
    }
  });
}
