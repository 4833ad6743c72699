/** What a setting may be: how its text is checked and read, and how that is said in words. */
import { z } from '../../validate/zod.ts';

export interface Kind<Value> {
  /** In words that follow "Set it to": `a whole number from 1 to 100`. */
  readonly takes: string;
  readonly check: z.ZodType<Value>;
}

/** A value as a message repeats it: short, and without what may be a password, before an @ or in a query. */
export function shown(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const bare = value.replace(/^.*@/s, '…@').replace(/\?.*$/s, '?…');
  return `"${bare.length > 100 ? `${bare.slice(0, 100)}…` : bare}"`;
}

/** What the issue of a refused value carries, beside what is taken as its message. */
const refused = z.object({
  /** What is wrong, in words that follow the name; that it "is" what it is without. */
  found: z.string().optional(),
});

/** Why a value is not what its kind takes. */
export interface Refusal {
  readonly takes: string;
  /** Of the part of it that is wrong. */
  readonly path: readonly PropertyKey[];
  readonly found?: string | undefined;
}

/** Undefined of an issue that no kind has made. */
function refusalOf({ message, path, ...issue }: z.core.$ZodIssue): Refusal | undefined {
  const params = issue.code === 'custom' ? refused.safeParse(issue.params).data : undefined;
  return params === undefined ? undefined : { takes: message, path, ...params };
}

/** The value that a kind makes of what was given, or why it makes none. */
export function readKind<Value>(
  { check, takes }: Kind<Value>,
  given: unknown,
): { readonly value: Value } | { readonly refusal: Refusal } {
  const { success, data, error } = check.safeParse(given);
  if (success) return { value: data };
  const [issue] = error.issues;
  return { refusal: (issue === undefined ? undefined : refusalOf(issue)) ?? { takes, path: [] } };
}

/** A kind that says of whatever is wrong what it takes instead; a kind within it says so of its part. */
export function kind<Value>(
  takes: string,
  check: z.ZodType<Value>,
  found?: (value: unknown) => string | undefined,
): Kind<Value> {
  return {
    takes,
    check: z.unknown().transform((value, context) => {
      const { success, data, error } = check.safeParse(value);
      if (success) return data;
      const [issue] = error.issues;
      const ofPart = issue === undefined ? undefined : refusalOf(issue);
      context.addIssue({
        code: 'custom',
        message: ofPart?.takes ?? takes,
        path: [...(ofPart?.path ?? [])],
        params: { found: ofPart === undefined ? found?.(value) : ofPart.found },
      });
      return z.NEVER;
    }),
  };
}

/** Digits alone; the file of settings may also have the number itself. `alsoTaken` is one below the least. */
export function wholeNumber(
  least: number,
  most: number,
  { unit, alsoTaken }: { readonly unit?: string; readonly alsoTaken?: number } = {},
): Kind<number> {
  const range = `a whole number${unit === undefined ? '' : ` of ${unit}`} from ${least} to ${most}`;
  const number = z.int().refine((value) => value === alsoTaken || (value >= least && value <= most));
  const digits = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number);
  const takes = alsoTaken === undefined ? range : `${alsoTaken} or ${range}`;
  return kind(takes, z.union([z.number(), digits]).pipe(number));
}

export const port = kind(
  'a number from 0 to 65535, where 0 takes any free port',
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535)),
);

/** One of a few words, in capitals or not. */
export function choice<const Choice extends string>(choices: readonly Choice[]): Kind<Choice> {
  const chosen = (word: string): Choice | undefined =>
    choices.find((one) => one.toLowerCase() === word.trim().toLowerCase());
  const check = z
    .string()
    .refine((word) => chosen(word) !== undefined)
    .transform((word) => chosen(word) as Choice);
  return kind(`one of ${choices.join(', ')}`, check);
}

export function text(most = 400): Kind<string> {
  return kind(`a text of at most ${most} characters`, z.string().trim().min(1).max(most), (value) =>
    typeof value === 'string' && value.length > most ? `has ${value.length} characters` : undefined,
  );
}

/** Of the machine; one that does not begin with / is below the folder in which the server was started. */
export const folder = kind('a folder', z.string().min(1));
export const file = kind('a file', z.string().min(1));

/** What is no tag, or has no texts, is refused where the languages are known. */
export const language = kind('auto, or a language tag such as de or pt-BR', z.string().trim().min(1));

export const commit = kind('7 to 64 hexadecimal digits', z.string().regex(/^[0-9a-f]{7,64}$/));
