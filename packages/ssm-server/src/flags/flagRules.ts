/** What a flag may be, wherever it is kept. */
import { StoreError } from '../store/store.ts';
import { z } from '../validate/zod.ts';
import type { FlagValue } from './flags.ts';

const value = z.union([z.string().max(400), z.boolean(), z.number()]);

/** Values by key. Assigning `__proto__` to an object sets no property, so such a flag could never be read. */
export const flagsSchema = z.record(z.string().regex(/^(?!__proto__$)[A-Za-z0-9_.-]{1,200}$/), value);

/** Throws StoreError. */
export function requireFlag(key: string, turned: FlagValue): void {
  if (key !== '__proto__' && flagsSchema.safeParse({ [key]: turned }).success) return;
  throw new StoreError('not_found', `"${key}" cannot be a flag. Use letters, digits, dots, dashes and underscores.`);
}
