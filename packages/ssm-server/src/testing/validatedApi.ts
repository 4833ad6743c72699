import { type ContractAnswer, type ContractOperation, contractOperations } from '../validate/contract.ts';
import { type Check, checkOf } from '../validate/schema.ts';

type Api = (request: Request) => Promise<Response>;

export class ContractError extends Error {
  override readonly name = 'ContractError';
}

function operationAt(operations: readonly ContractOperation[], method: string, pathname: string) {
  return operations.find((operation) => {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return operation.method === (method === 'HEAD' ? 'GET' : method) && pattern.test(pathname);
  });
}

function faultsOf(
  checks: Map<object, Check>,
  answer: ContractAnswer,
  mediaType: string,
  body: string,
): readonly string[] {
  const schema = answer.content.get(mediaType);
  if (schema === undefined) return [`its media type is ${mediaType === '' ? 'absent' : mediaType}`];
  if (!mediaType.endsWith('json')) return [];
  const check = checks.get(schema) ?? checkOf(schema);
  checks.set(schema, check);
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return ['its body is not JSON'];
  }
  return check(value).map(({ path, message }) => `${path === '' ? 'its body' : path}: ${message}`);
}

/**
 * Wraps an API. Rejects with a ContractError if the status, headers, media type or body of a response violate the
 * contract. Responses must not be compressed.
 */
export function validatedApi(api: Api): Api {
  const operations = contractOperations();
  const checks = new Map<object, Check>();
  return async (request) => {
    const response = await api(request.clone());
    const { pathname } = new URL(request.url);
    // The contract does not describe its own route.
    if (pathname === '/openapi.json' && response.status < 400) return response;
    const operation = operationAt(operations, request.method, pathname);
    const isError = response.status >= 400;
    const named = operation?.answers.get(String(response.status));
    const answer = named ?? (isError ? (operation ?? operations[0])?.answers.get('default') : undefined);
    const faults: string[] = [];
    if (answer === undefined) faults.push('the contract has no such answer');
    else {
      for (const name of answer.headers) if (!response.headers.has(name)) faults.push(`the header ${name} is missing`);
      const hasBody = answer.content.size > 0 && request.method !== 'HEAD';
      const body = hasBody ? await response.clone().text() : '';
      const mediaType = response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
      if (hasBody) faults.push(...faultsOf(checks, answer, mediaType, body));
    }
    if (faults.length === 0) return response;
    throw new ContractError(`${request.method} ${pathname} answered ${response.status}: ${faults.join('; ')}`);
  };
}
