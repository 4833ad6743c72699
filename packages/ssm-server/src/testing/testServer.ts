/** Serves small catalogues, validates every response against the contract, and records the log. */
import type { RoleTitle } from 'ssm-core';
import { type ApiDependencies, createApi } from '../api.ts';
import { type CatalogueHolder, createCatalogueHolder } from '../catalogue/active.ts';
import { createDevelopmentIdentity, newSigningKey } from '../identity/developmentIdentity.ts';
import { smallCatalogue } from './smallCatalogue.ts';
import { validatedApi } from './validatedApi.ts';

interface LogLine {
  readonly level: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface JsonAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // Loosely typed, because every response is already validated against the contract.
  readonly body: unknown;
}

export interface TestServer {
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<JsonAnswer>;
  readonly signIn: (title: RoleTitle) => Promise<Readonly<Record<string, string>>>;
  readonly lines: readonly LogLine[];
  readonly catalogues: CatalogueHolder;
}

/** Uses request ids request-1, request-2 and so on. */
export async function createTestServer(changes: Partial<ApiDependencies> = {}): Promise<TestServer> {
  const lines: LogLine[] = [];
  const writer = (level: string) => (fields: object, message: string) => {
    lines.push({ level, message, fields: fields as LogLine['fields'] });
  };
  const issuer = 'https://identity.example/';
  const key = await newSigningKey();
  const identity = await createDevelopmentIdentity({ issuer, audience: issuer, key, now: () => new Date() });
  const catalogues = createCatalogueHolder();
  const revisions = [smallCatalogue('V_7K'), smallCatalogue('V_11K')];
  catalogues.replace(revisions);
  let requests = 0;
  const api = validatedApi(
    createApi({
      catalogues,
      identity,
      log: { info: writer('info'), warn: writer('warn'), error: writer('error') },
      newRequestId: () => `request-${++requests}`,
      isStoreReachable: async () => true,
      findRevision: async (id) => revisions.find(({ revision }) => revision === id),
      ...changes,
    }),
  );
  const ask = (path: string, init: RequestInit = {}) => api(new Request(`http://localhost${path}`, init));
  return {
    ask,
    async get(path, headers = {}) {
      const response = await ask(path, { headers });
      return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.json() };
    },
    signIn: async (title) => ({ Authorization: `Bearer ${await identity.mint(title)}` }),
    lines,
    catalogues,
  };
}

export function problemFacts({ body }: JsonAnswer): readonly unknown[] {
  const { status, code, field, clause } = body as Record<string, unknown>;
  return [status, code, field, clause];
}
