/** Interprets the contract's schemas, because a strict page forbids generated code. */

import { contractSchemas, type Schema } from './contract.ts';
import { z } from './zod.ts';

interface SchemaFault {
  /** Path of the fault, such as `columns.3.known`; empty for the value itself. */
  readonly path: string;
  readonly message: string;
}

export type Check = (value: unknown) => readonly SchemaFault[];

const named = '#/components/schemas/';

/** Moves named schemas from where OpenAPI has them to `$defs`, where JSON Schema expects them. */
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
  definitions ??= withDefinitions(contractSchemas());
  const own = withDefinitions(schema) as Schema;
  const root = { ...own, $defs: definitions } as Parameters<typeof z.fromJSONSchema>[0];
  return z.fromJSONSchema(root, { defaultTarget: 'draft-2020-12' });
}

/** Cached by object identity, because all servers in a process use the same schema objects. */
const compiledSchemas = new WeakMap<Schema, z.ZodType>();

function compiledOf(schema: Schema): z.ZodType {
  const known = compiledSchemas.get(schema);
  if (known !== undefined) return known;
  const compiled = compile(schema);
  compiledSchemas.set(schema, compiled);
  return compiled;
}

export function checkOf(schema: Schema): Check {
  return (value) => {
    const result = compiledOf(schema).safeParse(value);
    return result.success
      ? []
      : result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  };
}

export function resolveSchema(schema: Schema): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  return contractSchemas()[reference.replace(named, '')] ?? schema;
}

export type FirstFault = (value: unknown) => SchemaFault | undefined;

function withPath(path: string, fault: SchemaFault | undefined): SchemaFault | undefined {
  return fault && { ...fault, path: fault.path === '' ? path : `${path}.${fault.path}` };
}

/** Returns whether a schema says nothing but the type of a value and its items. */
function isPlain(schema: Schema): boolean {
  return Object.keys(schema).every((key) => ['type', 'items', 'description'].includes(key));
}

/** Checks what a plain schema says without zod, because a list may have a million texts. */
function firstFaultUnless(isRight: (value: unknown) => boolean, schema: Schema): FirstFault {
  const check = checkOf(schema);
  const isEnough = isPlain(schema);
  return (value) => (isEnough && isRight(value) ? undefined : check(value)[0]);
}

function firstFaultOfArray(schema: Schema): FirstFault {
  // With an empty `items`, only the list's length is checked.
  const ofShell = firstFaultUnless(Array.isArray, { ...schema, items: {} });
  const ofItem = firstFaultOf((schema['items'] ?? {}) as Schema);
  return (value) => {
    const fault = ofShell(value);
    if (fault !== undefined || !Array.isArray(value)) return fault;
    for (const [index, item] of value.entries()) {
      const wrong = withPath(String(index), ofItem(item));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}

function firstFaultOfObject(schema: Schema): FirstFault {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const lists = properties.filter(([, property]) => resolveSchema(property)['type'] === 'array');
  const without = Object.fromEntries([...properties, ...lists.map(([name]) => [name, {}] as const)]);
  const checkShell = checkOf({ ...schema, properties: without });
  const ofLists = lists.map(([name, property]) => ({ name, fault: firstFaultOf(property) }));
  return (value) => {
    const [wrong] = checkShell(value);
    if (wrong !== undefined) return wrong;
    for (const { name, fault } of ofLists) {
      const list = (value as Readonly<Record<string, unknown>>)[name];
      const found = list === undefined ? undefined : withPath(name, fault(list));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/**
 * Returns a check that stops at the first fault, and checks a list's length before its items. Otherwise the faults of a
 * million wrong items would be a hundred times as large as the body.
 */
export function firstFaultOf(schema: Schema): FirstFault {
  const resolved = resolveSchema(schema);
  if (resolved['type'] === 'array') return firstFaultOfArray(resolved);
  if (resolved['type'] === 'object') return firstFaultOfObject(resolved);
  return firstFaultUnless((value) => resolved['type'] === 'string' && typeof value === 'string', schema);
}
