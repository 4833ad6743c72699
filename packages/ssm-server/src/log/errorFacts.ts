/** Takes from an error what the log needs to locate it, without personal data. */

export interface ErrorFacts {
  readonly name: string;
  readonly code?: string;
  readonly message?: string;
  /** Innermost frame first. */
  readonly stack: readonly string[];
  readonly cause?: ErrorFacts;
}

const kindShape = /^[A-Za-z][\w.]{0,63}$/;
const codeShape = /^\w{1,64}$/;
const frameShape = /^ {4}at (?:[\w$.<>#[\] ]{1,120} )?\(?(?:file:|node:|\/|[A-Z]:\\|<anonymous>)[^()\n]*\)?$/;
const mostFrames = 20;
const mostCauses = 3;

const shaped = (value: unknown, shape: RegExp): string | undefined =>
  typeof value === 'string' && shape.test(value) ? value : undefined;

/** Returns the stack without the message at its start, which may contain personal data. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const places = message === '' ? stack : stack.replace(message, () => '');
  const frames = places.split('\n').filter((line) => frameShape.test(line));
  return frames.slice(0, mostFrames).map((line) => line.trim());
}

/** Recognises errors of the database, whose messages may quote personal data. */
const isOfDatabase = (error: Error): boolean => 'severity' in error;

interface Telling {
  readonly withMessages: boolean;
}

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
