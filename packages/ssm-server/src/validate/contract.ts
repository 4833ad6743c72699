import { type operations, satDocument } from 'ssm-openapi';

export type OperationId = keyof operations;

/** A JSON Schema in the dialect of OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>;

export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly isRequired: boolean;
  readonly schema: Schema;
}

export interface ContractAnswer {
  /** Schemas by media type; empty for a response without a body. */
  readonly content: ReadonlyMap<string, Schema>;
  readonly headers: readonly string[];
}

export const formMediaType = 'multipart/form-data';

export interface ContractBody {
  readonly mediaType: string;
  readonly schema: Schema;
}

export interface ContractOperation {
  readonly operationId: OperationId;
  readonly method: string;
  /** Path from the server's root, with parameters in braces. */
  readonly path: string;
  readonly parameters: readonly ContractParameter[];
  /** One per media type; empty for a request without a body. */
  readonly bodies: readonly ContractBody[];
  /** Answers by status, or `default`. */
  readonly answers: ReadonlyMap<string, ContractAnswer>;
}

type Loose = Readonly<Record<string, unknown>>;
const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;
const document: Loose = satDocument;

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null;
}

function member(value: unknown, name: string): unknown {
  return isLoose(value) ? value[name] : undefined;
}

/** Replaces a `$ref` by its target in the contract. Returns other values unchanged. */
function resolve(value: unknown): Loose {
  const reference = member(value, '$ref');
  if (typeof reference !== 'string') return isLoose(value) ? value : {};
  return resolve(reference.replace('#/', '').split('/').reduce<unknown>(member, document));
}

function serverPath(item: unknown): string {
  const servers = member(item, 'servers') ?? document['servers'];
  const url = member(Array.isArray(servers) ? servers[0] : undefined, 'url');
  return typeof url === 'string' ? url.replace(/\/$/, '') : '';
}

function parameterOf(value: unknown): ContractParameter {
  const { name, in: place, required, schema } = resolve(value);
  return {
    name: String(name),
    in: place as ContractParameter['in'],
    isRequired: required === true,
    schema: isLoose(schema) ? schema : {},
  };
}

function answerOf(value: unknown): ContractAnswer {
  const { content, headers } = resolve(value);
  const schemas = Object.entries(isLoose(content) ? content : {});
  return {
    content: new Map(schemas.map(([mediaType, body]) => [mediaType, member(body, 'schema') as Schema])),
    headers: Object.keys(isLoose(headers) ? headers : {}),
  };
}

function bodiesOf(value: unknown): readonly ContractBody[] {
  const content = Object.entries(resolve(value)['content'] ?? {});
  return content.map(([mediaType, body]) => ({ mediaType, schema: member(body, 'schema') as Schema }));
}

function operationOf(path: string, item: Loose, method: string, operation: Loose): ContractOperation {
  const listed = [item['parameters'], operation['parameters']].filter(Array.isArray).flat();
  const answers = Object.entries(operation['responses'] as Loose);
  return {
    operationId: operation['operationId'] as OperationId,
    method: method.toUpperCase(),
    path: serverPath(item) + path,
    parameters: listed.map(parameterOf),
    bodies: bodiesOf(operation['requestBody']),
    answers: new Map(answers.map(([status, answer]) => [status, answerOf(answer)])),
  };
}

/** URL at which the server answers with the contract itself. */
export const contractAddress = '/openapi.json';

export function contractOperations(): readonly ContractOperation[] {
  const found: ContractOperation[] = [];
  for (const [path, item] of Object.entries(document['paths'] as Readonly<Record<string, Loose>>)) {
    for (const method of methods) {
      const operation = item[method];
      if (isLoose(operation)) found.push(operationOf(path, item, method, operation));
    }
  }
  return found;
}

export function contractSchemas(): Readonly<Record<string, Schema>> {
  return satDocument.components.schemas;
}
