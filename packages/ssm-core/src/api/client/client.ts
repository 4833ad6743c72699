import createHttpClient from 'openapi-fetch';
import { callHost } from '../../errors/callHost.ts';
import { aFunction, aNumber, checkGiven, type ExpectedOf, objectWith, quoted } from '../../errors/given.ts';
import { failureOf, readAnswer } from '../answer.ts';
import { SatError } from '../error.ts';
import type { LoadingRegistry } from '../queries/loading.ts';
import type { SatPaths } from '../types.ts';
import type { Calls, ReadJson, SatAnswer, SatMethod } from './client.types.ts';
import { callTimeoutMs, startDeadline } from './deadline.ts';
import { writeQuery } from './query-string.ts';

export type FetchShaped = (request: Request) => Promise<Response>;

export interface SatClientOptions {
  /** Base URL of /sat; default `/sat`. Must be absolute outside a browser. */
  readonly baseUrl?: string;
  /** Default: the global fetch. */
  readonly fetch?: FetchShaped;
  /**
   * Maximum duration of a call, in milliseconds, and the delay before the user is warned of slow loading; default
   * `callTimeoutMs`.
   */
  readonly timeoutMs?: number;
  /**
   * Maximum pause between two parts of an answer, in milliseconds; default `callTimeoutMs`. Only a value below
   * `timeoutMs` has an effect.
   */
  readonly inactivityMs?: number | undefined;
  /** Returns the current bearer token; undefined while signed out. */
  readonly accessToken?: () => string | undefined | Promise<string | undefined>;
  /** Called once for each answer with status 401. */
  readonly onUnauthorized?: () => void;
  readonly loading?: LoadingRegistry;
}

/** Calls below the base URL. Health and ready are missing because they are at the server's root. */
export interface SatClient extends Calls<Omit<SatPaths, '/health' | '/ready'>> {
  readonly timeoutMs: number;
}

interface LooseOperation {
  readonly parameters: {
    readonly query?: Record<string, unknown>;
    readonly path?: Record<string, unknown>;
    readonly header?: Record<string, unknown>;
  };
  readonly requestBody?: { readonly content: { readonly 'application/json': unknown } };
  readonly responses: { readonly default: { readonly content: { readonly 'application/json': unknown } } };
}

interface LooseOptions {
  readonly params?: LooseOperation['parameters'];
  readonly body?: unknown;
  readonly accept?: string;
  readonly readJson?: ReadJson;
  readonly loading?: 'local' | 'global';
  readonly signal?: AbortSignal | undefined;
}

function expectedOptions(): ExpectedOf<SatClientOptions> {
  const anyPage = 'https://page.invalid/';
  // Timers wait at most 2^31 - 1 ms.
  const aWhile = aNumber('milliseconds, from 1 to 2147483647', (ms) => ms >= 1 && ms < 2 ** 31, 'calls end at once');
  return {
    baseUrl: {
      what: 'a path such as "/sat", or an http(s) address',
      isUsable: (value) =>
        typeof value === 'string' && URL.canParse(value, anyPage) && /^https?:$/.test(new URL(value, anyPage).protocol),
      describe: quoted,
      instead: 'every call fails',
    },
    fetch: aFunction('a function from a Request to a promise of its Response', 'every call fails'),
    timeoutMs: aWhile,
    inactivityMs: aWhile,
    accessToken: aFunction('a function that answers the token, or a promise of it', 'every call fails'),
    onUnauthorized: aFunction(),
    loading: objectWith('what createLoadingRegistry() returns', ['begin', 'isLoading', 'subscribe']),
  };
}

export function createSatClient(options: SatClientOptions = {}): SatClient {
  try {
    if (process.env.NODE_ENV !== 'production') checkGiven('createSatClient()', options, expectedOptions);
  } catch {
    // A page without a bundler has no `process`, so the check is skipped.
  }
  const { timeoutMs = callTimeoutMs } = options;
  return { ...createCalls<Omit<SatPaths, '/health' | '/ready'>>(options), timeoutMs };
}

export function createCalls<Paths>(options: SatClientOptions): Calls<Paths> {
  const { baseUrl = '/sat', timeoutMs = callTimeoutMs, accessToken, onUnauthorized, loading } = options;
  const plainFetch = options.fetch ?? ((request: Request) => fetch(request));
  const { inactivityMs = callTimeoutMs } = options;
  const fetchShaped: FetchShaped =
    inactivityMs < timeoutMs
      ? async (request) => (await import('./inactivity.ts')).endStillAnswers(plainFetch, inactivityMs)(request)
      : plainFetch;
  const http = createHttpClient<Record<string, Record<SatMethod, LooseOperation>>>({
    baseUrl,
    querySerializer: writeQuery,
  });
  if (accessToken !== undefined) {
    http.use({
      async onRequest({ request }) {
        const token = await accessToken();
        if (token) request.headers.set('Authorization', `Bearer ${token}`);
      },
    });
  }

  async function exchange(
    method: SatMethod,
    path: string,
    { params = {}, body, accept = 'application/json', readJson }: LooseOptions,
    signal: AbortSignal,
  ): Promise<SatAnswer<unknown>> {
    let response: Response | undefined;
    try {
      signal.throwIfAborted();
      const answer = await http.request(method, path, {
        params,
        body,
        headers: { Accept: accept },
        signal,
        parseAs: 'stream',
        fetch: async (request) => {
          response = await fetchShaped(request);
          return response;
        },
      });
      return await readAnswer(answer.response, answer.error, accept, readJson);
    } catch (cause) {
      throw failureOf(cause, response);
    }
  }

  async function call(method: SatMethod, path: string, settings: LooseOptions): Promise<SatAnswer<unknown>> {
    const deadline = startDeadline(timeoutMs, settings.signal);
    const endLoading = settings.loading === 'global' ? loading?.begin(`${method} ${path}`) : undefined;
    try {
      return await Promise.race([deadline.passed, exchange(method, path, settings, deadline.signal)]);
    } catch (error) {
      if (error instanceof SatError && error.status === 401) callHost(() => onUnauthorized?.());
      throw error;
    } finally {
      deadline.clear();
      endLoading?.();
    }
  }
  const bind = (method: SatMethod) => (path: string, callOptions: LooseOptions) => call(method, path, callOptions);
  return {
    get: bind('get'),
    put: bind('put'),
    post: bind('post'),
    patch: bind('patch'),
    delete: bind('delete'),
  } as Calls<Paths>;
}
