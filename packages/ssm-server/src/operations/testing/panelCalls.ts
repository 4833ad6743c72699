import type { RoleTitle } from 'ssm-core';
import { demoPerson } from '../../identity/demoPerson.ts';
import type { TestServer } from '../../testing/testServer.ts';

export interface PanelAnswer {
  readonly status: number;
  readonly etag: string | null;
  readonly cache: string | null;
  // Loosely typed, because every response is already validated against the contract.
  readonly body: Readonly<Record<string, unknown>>;
}

type Headers = Readonly<Record<string, string>>;

export interface PanelCalls {
  readonly sub: string;
  create(content: unknown, headers?: Headers): Promise<PanelAnswer>;
  save(id: string, ifMatch: string | null, content: unknown, query?: string): Promise<PanelAnswer>;
  remove(id: string, ifMatch: string | null): Promise<PanelAnswer>;
  /** `rest` follows the panel's path, for example `/version?page=2`. */
  get(id: string, rest?: string): Promise<PanelAnswer>;
  list(query?: string): Promise<PanelAnswer>;
}

export function panelContent(changes: object = {}): object {
  return { name: 'Cytokines', description: '', version: 'V_11K', seqIds: ['20000-1', '2-1'], ...changes };
}

export function panelSourceRow(changes: object = {}): object {
  return {
    sheet: 'Table S3',
    line: 2,
    raw: 'IL6',
    edited: null,
    status: 'several',
    reason: 'several_reagents',
    seqIds: ['2-1'],
    decidedBy: 'best',
    measure: 'totalCVPlasma',
    order: 'lowest',
    ...changes,
  };
}

export function panelSource(changes: object = {}): object {
  return {
    id: 'list-1',
    file: 'Supplement.xlsx',
    at: '2026-03-04T05:06:07.000Z',
    version: 'V_11K',
    catalogueRevision: 'small-V_11K-1',
    rows: [panelSourceRow()],
    ...changes,
  };
}

export async function panelCalls({ ask, signIn }: TestServer, title: RoleTitle): Promise<PanelCalls> {
  const signedIn = await signIn(title);
  const { sub } = demoPerson(title);
  const own = `/sat/custompanel/user/${sub}/panel`;

  async function call(path: string, method: string, headers: Headers = {}, content?: unknown): Promise<PanelAnswer> {
    const init = content === undefined ? {} : { body: typeof content === 'string' ? content : JSON.stringify(content) };
    const json: Headers = content === undefined ? {} : { 'Content-Type': 'application/json' };
    const answer = await ask(path, { method, headers: { ...signedIn, ...json, ...headers }, ...init });
    const text = await answer.text();
    return {
      status: answer.status,
      etag: answer.headers.get('ETag'),
      cache: answer.headers.get('Cache-Control'),
      body: text === '' ? {} : (JSON.parse(text) as PanelAnswer['body']),
    };
  }

  const at = (id: string, rest = ''): string => `/sat/custompanel/panel/${id}${rest}`;
  const match = (ifMatch: string | null): Headers => (ifMatch === null ? {} : { 'If-Match': ifMatch });
  return {
    sub,
    create: (content, headers) => call(own, 'POST', headers, content),
    save: (id, ifMatch, content, query = '') => call(at(id, query), 'PUT', match(ifMatch), content),
    remove: (id, ifMatch) => call(at(id), 'DELETE', match(ifMatch)),
    get: (id, rest) => call(at(id, rest), 'GET'),
    list: (query = '') => call(own + query, 'GET'),
  };
}

export function refusalOf({ status, body }: PanelAnswer): readonly unknown[] {
  return [status, body['code'], body['field']];
}
