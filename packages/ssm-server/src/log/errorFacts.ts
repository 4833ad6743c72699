/** What the log says of an error: enough to find it, and nothing that may be about a person. */

/** What is written of an error. */
export interface ErrorFacts {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  /** Where it was thrown, the innermost place first. */
  readonly stack: readonly string[];
  readonly cause?: ErrorFacts;
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

/** A database quotes what it was given, which may be a person's. */
const isOfDatabase = (error: Error): boolean => 'severity' in error;

interface Telling {
  /** Whether what errors say is told; never of a database's. */
  readonly withMessages: boolean;
}

/** Of an error its name, its code and where it was thrown, and the same of what caused it; none of its other fields. */
export function errorFacts(thrown: unknown, telling: Telling, causes = mostCauses): ErrorFacts {
  if (!(thrown instanceof Error)) return { name: `thrown ${typeof thrown}`, stack: [] };
  const { cause, message } = thrown;
  const code = shaped((thrown as NodeJS.ErrnoException).code, codeShape);
  return {
    name: shaped(thrown.name, kindShape) ?? 'Error',
    ...(code === undefined ? {} : { code }),
    ...(telling.withMessages && !isOfDatabase(thrown) ? { message } : {}),
    stack: framesOf(thrown),
    ...(cause instanceof Error && causes > 0 ? { cause: errorFacts(cause, telling, causes - 1) } : {}),
  };
}
