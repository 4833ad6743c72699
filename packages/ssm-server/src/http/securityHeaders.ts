import type { HeaderList } from '../answer/bytes.ts';

export interface SecuritySettings {
  /** Origins besides its own that the application may call, such as an identity provider. */
  readonly connectOrigins?: readonly string[];
  /** Origins whose scripts the application may run, such as a form provider. */
  readonly scriptOrigins?: readonly string[];
  /** Origins that the application may frame; none by default. */
  readonly frameOrigins?: readonly string[];
  /** Origins that may frame the application; none by default. */
  readonly frameAncestors?: readonly string[];
  /** Portals that may frame embed.html and exchange messages with it; none by default. */
  readonly embedOrigins?: readonly string[];
  /** Origins whose pages may read answers of /sat; none by default. */
  readonly corsOrigins?: readonly string[];
  /** Further origins to which the development sign-in may redirect; none by default. */
  readonly returnOrigins?: readonly string[];
}

export interface Security {
  /** Adds the headers that every answer has, unless `headers` sets them. `origin` is the caller's Origin header. */
  readonly complete: (headers: HeaderList, origin: string | undefined) => HeaderList;
  /**
   * Returns the headers that answer a preflight; undefined if the request is not a preflight, or if its origin is not
   * listed.
   */
  readonly preflight: (
    method: string,
    origin: string | undefined,
    requestMethod: string | undefined,
  ) => HeaderList | undefined;
  readonly ofEmbedPage: HeaderList;
  /**
   * Headers of the worker that solves plans. A worker has the policy of its own file, so only this file may compile
   * WebAssembly, and pages may not.
   */
  readonly ofPlanSolver: HeaderList;
  readonly variesByOrigin: boolean;
}

const originPattern = /^https?:\/\/[A-Za-z0-9.*[\]:-]+$/;

function checked(origins: readonly string[] | undefined): readonly string[] {
  for (const origin of origins ?? []) {
    if (!originPattern.test(origin)) {
      throw new Error(`"${origin}" is not an origin. Write it as https://menu.example.org, without a path.`);
    }
  }
  return origins ?? [];
}

const withOrigins = (directive: string, origins: readonly string[]): string => [directive, ...origins].join(' ');

function contentSecurityPolicy(settings: SecuritySettings, frameAncestors: readonly string[]): string {
  const frameOrigins = checked(settings.frameOrigins);
  return [
    "default-src 'none'",
    withOrigins("script-src 'self'", checked(settings.scriptOrigins)),
    "style-src 'self'",
    withOrigins("connect-src 'self'", checked(settings.connectOrigins)),
    ...(frameOrigins.length === 0 ? [] : [withOrigins("frame-src 'self'", frameOrigins)]),
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
  ].join('; ');
}

const planSolverPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const exposed =
  'ETag, X-Request-Id, Retry-After, WWW-Authenticate, Content-Disposition, Content-Range, Accept-Ranges, Last-Modified';

/** Throws if one of the listed origins is invalid. */
export function createSecurity(settings: SecuritySettings = {}): Security {
  const frameAncestors = checked(settings.frameAncestors);
  const corsOrigins = checked(settings.corsOrigins);
  const variesByOrigin = corsOrigins.length > 0;
  const isShared = variesByOrigin || frameAncestors.length > 0;
  const always: HeaderList = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Content-Security-Policy', contentSecurityPolicy(settings, frameAncestors)],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', isShared ? 'cross-origin' : 'same-origin'],
  ];

  const embedOrigins = checked(settings.embedOrigins);
  const ofEmbedPage: HeaderList = [
    ['Content-Security-Policy', contentSecurityPolicy(settings, embedOrigins)],
    ['Cross-Origin-Resource-Policy', isShared || embedOrigins.length > 0 ? 'cross-origin' : 'same-origin'],
  ];

  const ofPlanSolver: HeaderList = [['Content-Security-Policy', planSolverPolicy]];

  function withAlways(headers: HeaderList): HeaderList {
    const own = new Set(headers.map(([name]) => name));
    return own.has('Content-Security-Policy')
      ? [...headers, ...always.filter(([name]) => !own.has(name))]
      : [...headers, ...always];
  }

  /** Tells caches to separate answers by origin, also for requests without an Origin header. */
  function withVary(headers: HeaderList): HeaderList {
    if (!variesByOrigin) return headers;
    const others = headers.filter(([name]) => name.toLowerCase() !== 'vary');
    const vary = headers.find(([name]) => name.toLowerCase() === 'vary')?.[1];
    return [...others, ['Vary', vary === undefined ? 'Origin' : `${vary}, Origin`]];
  }

  return {
    ofEmbedPage,
    ofPlanSolver,
    variesByOrigin,

    complete(headers, origin) {
      const isListed = origin !== undefined && corsOrigins.includes(origin);
      const cors: HeaderList = isListed
        ? [
            ['Access-Control-Allow-Origin', origin],
            ['Access-Control-Expose-Headers', exposed],
          ]
        : [];
      return [...withAlways(withVary(headers)), ...cors];
    },

    preflight(method, origin, requestMethod) {
      if (method !== 'OPTIONS' || origin === undefined || requestMethod === undefined) return undefined;
      if (!corsOrigins.includes(origin)) return undefined;
      return [
        ['Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
        [
          'Access-Control-Allow-Headers',
          'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, If-Range, Range, X-Request-Id',
        ],
        ['Access-Control-Max-Age', '600'],
      ];
    },
  };
}
