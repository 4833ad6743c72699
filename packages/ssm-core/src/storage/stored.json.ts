import { type output, safeParse, type ZodMiniType } from 'zod/mini';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a stored JSON text; undefined if it is invalid or does not follow the schema. Never throws. */
export function readJson<Schema extends ZodMiniType>(schema: Schema, text: unknown): output<Schema> | undefined {
  return safeParse(schema, typeof text === 'string' ? parseJson(text) : undefined).data;
}
