import { createSatClient, type FetchShaped, type SatClient, type SatClientOptions } from '../api/client/client.ts';
import { SatError } from '../api/error.ts';

export const testBaseUrl = 'http://sat.test/sat';

export function jsonAnswer(data: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(data), { headers: { 'Content-Type': 'application/json', ...headers } });
}

export function problemAnswer(
  problem: Readonly<Record<string, unknown>> & { readonly status: number },
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

export function createHandledClient(
  handler: FetchShaped,
  options: SatClientOptions = {},
): { readonly client: SatClient; readonly requests: readonly Request[] } {
  const requests: Request[] = [];
  const client = createSatClient({
    baseUrl: testBaseUrl,
    fetch(request) {
      requests.push(request);
      return handler(request);
    },
    ...options,
  });
  return { client, requests };
}

export const nothingMore = {
  detail: undefined,
  field: undefined,
  clause: undefined,
  panelId: undefined,
  number: undefined,
  seqIds: undefined,
  count: undefined,
  etag: undefined,
  requestId: undefined,
  retryAfterSeconds: undefined,
} as const;

export interface SatErrorFields {
  readonly status: number;
  readonly code: string;
  readonly detail: string | undefined;
  readonly field: string | undefined;
  readonly clause: number | undefined;
  readonly panelId: string | undefined;
  readonly number: number | undefined;
  readonly seqIds: readonly string[] | undefined;
  readonly count: number | undefined;
  readonly etag: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
}

export async function rejectionOf(call: Promise<unknown>): Promise<SatErrorFields> {
  const error: unknown = await call.then(
    () => new Error('The call resolved; it was expected to reject with a SatError.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof SatError)) throw error;
  const { status, code, detail, field, clause, panelId, number, seqIds, count, etag, requestId, retryAfterSeconds } =
    error;
  return { status, code, detail, field, clause, panelId, number, seqIds, count, etag, requestId, retryAfterSeconds };
}
