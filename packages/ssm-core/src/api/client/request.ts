/** A call of the contract as a request: its path and query filled in, and JSON, or a form, as its body. */
import { encode, writeQuery } from './query-string.ts';

/** In a path and in headers the contract has nothing else. */
type Named = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface RequestParts {
  readonly params: {
    readonly query?: Readonly<Record<string, unknown>>;
    readonly path?: Named;
    readonly header?: Named;
  };
  readonly body: unknown;
  readonly accept: string;
  readonly signal: AbortSignal;
}

/** A parameter that is not given leaves its name in the path, as it stands. */
function writePath(path: string, values: Named): string {
  return path.replace(/\{([^{}]+)\}/g, (name, key: string) => {
    const value = values[key];
    return value === undefined || value === null ? name : encode(String(value));
  });
}

/** `path` as the contract has it, such as `/panel/{id}`. */
export function requestOf(
  method: string,
  baseUrl: string,
  path: string,
  { params: { query = {}, path: inPath = {}, header = {} }, body, accept, signal }: RequestParts,
): Request {
  const isForm = body instanceof FormData;
  const headers = new Headers({ Accept: accept });
  // A form says itself where its parts end.
  if (body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(header)) {
    if (value !== undefined && value !== null) headers.set(name, String(value));
  }
  const search = writeQuery(query);
  return new Request(`${baseUrl.replace(/\/$/, '')}${writePath(path, inPath)}${search && `?${search}`}`, {
    method: method.toUpperCase(),
    headers,
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    signal,
  });
}
