/**
 * Reports unusable options to developers in the console: where the option is, its value, what was expected, and the
 * effect. Callers check `process.env.NODE_ENV !== 'production'`, so that bundlers remove all of this from production
 * builds. This package wraps the check in a `try`, because `process` is missing without a bundler. A check of `typeof
 * process` would disable reports in bundled development builds too.
 */

export interface Expected {
  readonly what: string;
  readonly isUsable: (value: unknown) => boolean;
  /**
   * Describes the value after the words “it is”. By default only the kind of value is named, because a text may be a
   * secret.
   */
  readonly describe?: (value: unknown) => string;
  readonly instead?: string;
  readonly isNeeded?: true;
}

export type ExpectedOf<Given> = { readonly [Name in keyof Given]-?: Expected };

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object') return 'then' in value ? 'a promise' : 'an object';
  return typeof value === 'symbol' ? 'a symbol' : `${value as number | boolean}`;
}

const mostCharacters = 40;

export function quoted(value: unknown): string {
  if (typeof value !== 'string') return kindOf(value);
  return `"${value.length > mostCharacters ? `${value.slice(0, mostCharacters)}…` : value}"`;
}

export const anyValue: Expected = { what: 'anything', isUsable: () => true };
export const aText: Expected = { what: 'a text', isUsable: (value) => typeof value === 'string' };
export const aFlag: Expected = {
  what: 'true or false',
  isUsable: (value) => typeof value === 'boolean',
  describe: quoted,
};

export function aFunction(what = 'a function', instead?: string): Expected {
  return { what, isUsable: (value) => typeof value === 'function', ...(instead !== undefined && { instead }) };
}

export function oneOf(values: readonly string[], instead?: string): Expected {
  return {
    what: values.map((value) => `"${value}"`).join(' or '),
    isUsable: (value) => values.some((known) => known === value),
    describe: quoted,
    ...(instead !== undefined && { instead }),
  };
}

export function aNumber(what: string, isUsable: (value: number) => boolean, instead?: string): Expected {
  return {
    what,
    isUsable: (value) => typeof value === 'number' && isUsable(value),
    describe: quoted,
    ...(instead !== undefined && { instead }),
  };
}

export function objectWith(what: string, functions: readonly string[], instead?: string): Expected {
  return {
    what,
    isUsable: (value) =>
      typeof value === 'object' &&
      value !== null &&
      functions.every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'function'),
    ...(instead !== undefined && { instead }),
  };
}

const lookedAt = 100;

export function listOf(what: string, isItem: (item: unknown) => boolean, instead?: string): Expected {
  return {
    what,
    isUsable: (value) => Array.isArray(value) && value.slice(0, lookedAt).every(isItem),
    describe(value) {
      const wrong = Array.isArray(value) ? value.slice(0, lookedAt).filter((item) => !isItem(item)) : [];
      return wrong.length === 0 ? quoted(value) : `a list with ${wrong.slice(0, 3).map(quoted).join(', ')}`;
    },
    ...(instead !== undefined && { instead }),
  };
}

export const needed = (expected: Expected): Expected => ({ ...expected, isNeeded: true });

const told = new Set<string>();

function tell(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  // oxlint-disable-next-line no-console -- for whoever writes the page
  console.warn(sentence);
}

function sentenceOf(place: string, name: string, is: string, { what, instead }: Expected): string {
  const said = `${place}: ${name} ${is}: expected ${what}.`;
  return instead === undefined ? said : `${said} ${instead.charAt(0).toUpperCase()}${instead.slice(1)}.`;
}

function* problemsOf(place: string, given: object, expected: Readonly<Record<string, Expected>>): Generator<string> {
  for (const [name, one] of Object.entries(expected)) {
    const value = (given as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) {
      if (one.isNeeded) yield sentenceOf(place, name, 'is missing', one);
    } else if (!one.isUsable(value)) yield sentenceOf(place, name, `is ${(one.describe ?? kindOf)(value)}`, one);
  }
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(expected, name) && !name.startsWith('data-'));
  for (const name of unknown) {
    yield `${place}: ${name} is not known and left out: expected one of ${Object.keys(expected).join(', ')}.`;
  }
}

type Lines = Readonly<Record<string, Expected>>;
const made = new Map<() => Lines, Lines>();

/**
 * Reports which options are unusable. The checks are created on first use, because bundlers cannot remove values that a
 * module creates on load.
 */
export function checkGiven(place: string, given: object, expected: () => Lines): void {
  const lines = made.get(expected) ?? expected();
  made.set(expected, lines);
  try {
    for (const problem of problemsOf(place, given, lines)) tell(problem);
  } catch {
    // A value that throws when it is read, such as a proxy, will fail where it is used.
  }
}
