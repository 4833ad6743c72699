import type { ReadJson, SatAnswer } from './client/client.types.ts';
import { SatError, satErrorOf } from './error.ts';

const readAtOnce: ReadJson = (response) => response.json();

export async function readAnswer(
  response: Response,
  errorBody: unknown,
  mediaType: string,
  readJson = readAtOnce,
): Promise<SatAnswer<unknown>> {
  const { headers } = response;
  if (!response.ok) throw satErrorOf(response, errorBody);
  if (response.status === 204) return { data: undefined, headers };
  if (headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() !== mediaType) {
    response.body?.cancel().catch(() => undefined);
    throw malformed(response);
  }
  if (!mediaType.endsWith('json')) return { data: await response.blob(), headers };
  return { data: await readJson(response), headers };
}

export function failureOf(cause: unknown, response: Response | undefined): SatError {
  if (cause instanceof SatError) return cause;
  if (response !== undefined && !response.ok) return satErrorOf(response, undefined);
  if (response !== undefined && cause instanceof SyntaxError) return malformed(response, cause);
  return new SatError('network', { cause });
}

function malformed(response: Response, cause?: unknown): SatError {
  return new SatError('malformed', {
    status: response.status,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
    cause,
  });
}

export function expected<Data>(data: Data, isAsPromised: boolean): Data {
  if (!isAsPromised) throw new SatError('malformed', { status: 200 });
  return data;
}

export function areLists(...values: readonly unknown[]): boolean {
  return values.every((value) => Array.isArray(value));
}
