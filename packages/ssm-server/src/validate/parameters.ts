import type { ProblemCode } from 'ssm-core';
import { ProblemError } from '../answer/problem.ts';
import type { ContractOperation, ContractParameter, Schema } from './contract.ts';
import { type Check, checkOf, resolveSchema } from './schema.ts';

function numberPhrase(minimum: unknown, maximum: unknown, unit: string): string {
  const from = typeof minimum === 'number';
  const to = typeof maximum === 'number';
  if (from && to) return `${unit} from ${minimum} to ${maximum}`;
  if (from) return `${unit} of at least ${minimum}`;
  return to ? `${unit} of at most ${maximum}` : unit;
}

/** Describes the values that a schema allows, such as `one of V_7K, V_11K` or `a whole number from 1 to 100`. */
function expectation({ anyOf, enum: values, type, minimum, maximum, minLength, maxLength }: Schema): string {
  if (Array.isArray(anyOf)) {
    const allowed = anyOf.map((each: Schema) => resolveSchema(each));
    return allowed
      .map((each) =>
        typeof each['pattern'] === 'string' ? `a text of the form ${each['pattern']}` : expectation(each),
      )
      .join(', or ');
  }
  if (Array.isArray(values)) return `one of ${values.join(', ')}`;
  if (type === 'integer') return numberPhrase(minimum, maximum, 'a whole number');
  if (type === 'number') return numberPhrase(minimum, maximum, 'a number');
  if (type === 'boolean') return 'true or false';
  return numberPhrase(minLength, maxLength, 'a text with a length').replace(/(\d)$/, '$1 characters');
}

type ParameterValues = Readonly<Record<string, string | number | boolean>>;

interface CheckedParameters {
  readonly path: ParameterValues;
  readonly query: ParameterValues;
}

/** Throws a ProblemError for the first invalid parameter. */
export type ParameterCheck = (path: Readonly<Record<string, string>>, search: string) => CheckedParameters;

/** Parameters with names from the contract. An unknown name in them has an error code of its own. */
const unknownNames: Readonly<Record<string, ProblemCode>> = { version: 'unknown_version', field: 'unknown_field' };

function codeOf({ name, schema }: ContractParameter): ProblemCode {
  const isName = Array.isArray(schema['enum']) || Array.isArray(schema['anyOf']);
  return (isName ? unknownNames[name] : undefined) ?? 'invalid_parameter';
}

/** Converts text to the schema's type. Text that does not fit stays as it is, and validation then refuses it. */
function typed(text: string, { type }: Schema): string | number | boolean {
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && /^-?\d{1,15}(?:\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function readOne(parameter: ContractParameter, text: string | undefined, check: Check) {
  const { name, schema, isRequired } = parameter;
  if (text === undefined) {
    if (!isRequired) return schema['default'] as string | number | boolean | undefined;
    const detail = `The parameter ${name} is missing. Give ${expectation(schema)}.`;
    throw new ProblemError({ code: codeOf(parameter), detail, field: name });
  }
  const value = typed(text, schema);
  if (check(value).length === 0) return value;
  const detail = `The parameter ${name} must be ${expectation(schema)}.`;
  throw new ProblemError({ code: codeOf(parameter), detail, field: name });
}

function refuseUnknown(given: ReadonlyMap<string, string>, known: readonly ContractParameter[]): void {
  for (const name of given.keys()) {
    if (known.some((parameter) => parameter.name === name)) continue;
    const names = known.map((parameter) => parameter.name).join(', ');
    const advice = names === '' ? 'This call takes none.' : `This call takes ${names}.`;
    throw new ProblemError({
      code: 'invalid_parameter',
      detail: `There is no such query parameter. ${advice}`,
      field: name,
    });
  }
}

export const noSuchPath = 'There is nothing at this path. /openapi.json lists every path.';

export function parameterCheck(operation: ContractOperation): ParameterCheck {
  const withChecks = operation.parameters.map((parameter) => ({
    parameter: { ...parameter, schema: resolveSchema(parameter.schema) },
    check: checkOf(parameter.schema),
  }));
  const inPath = withChecks.filter(({ parameter }) => parameter.in === 'path');
  const inQuery = withChecks.filter(({ parameter }) => parameter.in === 'query');
  const known = inQuery.map(({ parameter }) => parameter);

  return (path, search) => {
    const pathValues: Record<string, string | number | boolean> = {};
    for (const { parameter, check } of inPath) {
      const text = path[parameter.name] ?? '';
      if (check(text).length > 0) throw new ProblemError({ code: 'not_found', detail: noSuchPath });
      pathValues[parameter.name] = text;
    }
    const given = readQuery(search);
    refuseUnknown(given, known);
    const queryValues: Record<string, string | number | boolean> = {};
    for (const { parameter, check } of inQuery) {
      const value = readOne(parameter, given.get(parameter.name), check);
      if (value !== undefined) queryValues[parameter.name] = value;
    }
    return { path: pathValues, query: queryValues };
  };
}

function decode(text: string, field: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    const detail = `The query parameter ${field} is not valid percent-encoding. Encode it as UTF-8, a percent sign as %25.`;
    throw new ProblemError({ code: 'invalid_parameter', detail, field });
  }
}

/** Parses a query string, which may start with `?`. Throws a ProblemError for a repeated or badly encoded parameter. */
export function readQuery(search: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals), 'name');
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1), name);
    if (values.has(name)) {
      const detail = 'A query parameter is given more than once. Give each once.';
      throw new ProblemError({ code: 'invalid_parameter', detail, field: name });
    }
    values.set(name, value);
  }
  return values;
}
