/** What a parameter should have been, in words. */
import type { Schema } from './contract.ts';
import { resolveSchema } from './schema.ts';

function numberPhrase(minimum: unknown, maximum: unknown, unit: string): string {
  const from = typeof minimum === 'number';
  const to = typeof maximum === 'number';
  if (from && to) return `${unit} from ${minimum} to ${maximum}`;
  if (from) return `${unit} of at least ${minimum}`;
  return to ? `${unit} of at most ${maximum}` : unit;
}

/** As `one of V_7K, V_11K` or `a whole number from 1 to 100`. */
export function expectation(schema: Schema): string {
  const { enum: values, type, minimum, maximum, minLength, maxLength } = resolveSchema(schema);
  if (Array.isArray(values)) return `one of ${values.join(', ')}`;
  if (type === 'integer') return numberPhrase(minimum, maximum, 'a whole number');
  if (type === 'number') return numberPhrase(minimum, maximum, 'a number');
  if (type === 'boolean') return 'true or false';
  return numberPhrase(minLength, maxLength, 'a text with a length').replace(/(\d)$/, '$1 characters');
}
