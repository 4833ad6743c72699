/** Checks a value against a schema of the contract, by interpreting it: a strict page runs no generated code. */
import { z } from 'zod';
import { contractSchemas, type Schema } from './contract.ts';

interface SchemaFault {
  /** As `columns.3.known`; empty for the value itself. */
  readonly path: string;
  readonly message: string;
}

/** What is wrong with a value; empty when it fits. */
export type Check = (value: unknown) => readonly SchemaFault[];

const named = '#/components/schemas/';

/** Named schemas are where OpenAPI keeps them; a JSON Schema keeps them in `$defs`. */
function withDefinitions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDefinitions);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    if (key === '$ref' && typeof inner === 'string') return [key, inner.replace(named, '#/$defs/')];
    return [key, withDefinitions(inner)];
  });
  return Object.fromEntries(entries);
}

let definitions: unknown;

function compile(schema: Schema) {
  z.config({ jitless: true });
  definitions ??= withDefinitions(contractSchemas());
  const own = withDefinitions(schema) as Schema;
  const root = { ...own, $defs: definitions } as Parameters<typeof z.fromJSONSchema>[0];
  return z.fromJSONSchema(root, { defaultTarget: 'draft-2020-12' });
}

/** A check of one schema, which may refer to the contract's named ones. It is compiled when it is first needed. */
export function checkOf(schema: Schema): Check {
  let compiled: z.ZodType | undefined;
  return (value) => {
    compiled ??= compile(schema);
    const result = compiled.safeParse(value);
    return result.success
      ? []
      : result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  };
}

/** The schema itself, when it is only a reference to a named one. */
export function resolveSchema(schema: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return contractSchemas()[reference.replace(named, '')] ?? schema;
}
