import { StoreError } from '../store/store.ts';
import { z } from '../validate/zod.ts';
import type { FlagValue } from './flags.ts';

const value = z.union([z.string().max(400), z.boolean(), z.number()]);

/** Excludes `__proto__`: assigning it sets no property, so the flag could never be read. */
export const flagsSchema = z.record(z.string().regex(/^(?!__proto__$)[A-Za-z0-9_.-]{1,200}$/), value);

export function requireFlag(key: string, turned: FlagValue): void {
  if (key !== '__proto__' && flagsSchema.safeParse({ [key]: turned }).success) return;
  throw new StoreError('not_found', `"${key}" cannot be a flag. Use letters, digits, dots, dashes and underscores.`);
}
