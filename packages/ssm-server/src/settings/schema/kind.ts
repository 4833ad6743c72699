import { z } from '../../validate/zod.ts';

export interface Kind<Value> {
  /** Continues the words "Set it to", for example with `a whole number from 1 to 100`. */
  readonly takes: string;
  readonly check: z.ZodType<Value>;
}

/** Shortens a value for a message. Removes text before an @ or in a query, which may be a password. */
export function shown(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const bare = value.replace(/^.*@/s, '…@').replace(/\?.*$/s, '?…');
  return `"${bare.length > 100 ? `${bare.slice(0, 100)}…` : bare}"`;
}

const refused = z.object({
  /** Says what is wrong, and follows the setting's name. By default the message repeats the value. */
  found: z.string().optional(),
});

export interface Refusal {
  readonly takes: string;
  readonly path: readonly PropertyKey[];
  readonly found?: string | undefined;
}

function refusalOf({ message, path, ...issue }: z.core.$ZodIssue): Refusal | undefined {
  const params = issue.code === 'custom' ? refused.safeParse(issue.params).data : undefined;
  return params === undefined ? undefined : { takes: message, path, ...params };
}

export function readKind<Value>(
  { check, takes }: Kind<Value>,
  given: unknown,
): { readonly value: Value } | { readonly refusal: Refusal } {
  const { success, data, error } = check.safeParse(given);
  if (success) return { value: data };
  const [issue] = error.issues;
  return { refusal: (issue === undefined ? undefined : refusalOf(issue)) ?? { takes, path: [] } };
}

/** Creates a kind. Its error says which values the kind takes; for a part of the value, the part's own kind says so. */
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

/**
 * Accepts digits; in the settings file also a number. `alsoTaken` is a value below the minimum that is accepted too.
 */
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

/** A relative path is relative to the folder in which the server was started. */
export const folder = kind('a folder', z.string().min(1));
export const file = kind('a file', z.string().min(1));

/** The tag is checked later, in readLocale, when the languages are known. */
export const language = kind('auto, or a language tag such as de or pt-BR', z.string().trim().min(1));

export const commit = kind('7 to 64 hexadecimal digits', z.string().regex(/^[0-9a-f]{7,64}$/));
