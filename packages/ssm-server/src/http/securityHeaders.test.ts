import { describe, expect, it } from 'vitest';
import { createSecurity } from './securityHeaders.ts';

const header = (settings: Parameters<typeof createSecurity>[0], name: string) =>
  createSecurity(settings)
    .complete([], undefined)
    .find(([known]) => known === name)?.[1];

describe('createSecurity', () => {
  it('R36: allows listed origins to frame the application and to request data from it', () => {
    const settings = {
      connectOrigins: ['https://id.example', 'https://*.flags.example:8443'],
      frameAncestors: ['https://portal.example'],
    };
    expect(header(settings, 'Content-Security-Policy')).toEqual(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' https://id.example https://*.flags.example:8443; img-src 'self' data:; font-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors https://portal.example",
    );
    expect([header({}, 'Cross-Origin-Resource-Policy'), header(settings, 'Cross-Origin-Resource-Policy')]).toEqual([
      'same-origin',
      'cross-origin',
    ]);
  });

  it('R35: allows listed scripts and frames from other origins, and none by default', () => {
    const settings = { scriptOrigins: ['https://forms.example'], frameOrigins: ['https://frames.example'] };
    const directives = (policy: string | undefined) =>
      policy?.split('; ').filter((directive) => /^(script|frame)-src/.test(directive));
    expect([
      directives(header(settings, 'Content-Security-Policy')),
      directives(header({}, 'Content-Security-Policy')),
    ]).toEqual([
      ["script-src 'self' https://forms.example", "frame-src 'self' https://frames.example"],
      ["script-src 'self'"],
    ]);
  });

  it('lets only portals frame embed.html, and nothing else', () => {
    const { complete, ofEmbedPage } = createSecurity({
      frameAncestors: ['https://intranet.example'],
      embedOrigins: ['https://portal.example'],
    });
    const ancestors = (headers: readonly (readonly [string, string])[]) =>
      complete(headers, undefined)
        .filter(([name]) => name === 'Content-Security-Policy')
        .map(([, policy]) => policy.split('; ').at(-1));
    const policies = [ancestors(ofEmbedPage), ancestors([]), ancestors(createSecurity({}).ofEmbedPage)];
    expect({ policies, names: complete(ofEmbedPage, undefined).map(([name]) => name) }).toEqual({
      policies: [
        ['frame-ancestors https://portal.example'],
        ['frame-ancestors https://intranet.example'],
        ["frame-ancestors 'none'"],
      ],
      names: [
        'Content-Security-Policy',
        'Cross-Origin-Resource-Policy',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Cross-Origin-Opener-Policy',
      ],
    });
  });

  it.each([
    '*',
    'portal.example',
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example/path',
    'https://a b',
    '',
  ])('refuses %j as an origin, and says how to write an origin', (origin) => {
    const message = `"${origin}" is not an origin. Write it as https://menu.example.org, without a path.`;
    for (const name of [
      'connectOrigins',
      'scriptOrigins',
      'frameOrigins',
      'frameAncestors',
      'embedOrigins',
      'corsOrigins',
    ]) {
      expect(() => createSecurity({ [name]: [origin] })).toThrow(new Error(message));
    }
  });

  it('adds Origin to Vary if origins are listed', () => {
    const { complete } = createSecurity({ corsOrigins: ['https://portal.example'] });
    const vary = (headers: readonly (readonly [string, string])[]) =>
      complete(headers, undefined).filter(([name]) => name.toLowerCase() === 'vary');
    expect([vary([]), vary([['vary', 'Accept']])]).toEqual([[['Vary', 'Origin']], [['Vary', 'Accept, Origin']]]);
  });

  it('answers a preflight only for OPTIONS with a listed origin and a requested method', () => {
    const { preflight } = createSecurity({ corsOrigins: ['https://portal.example'] });
    const known = preflight('OPTIONS', 'https://portal.example', 'PUT')?.map(([name]) => name);
    expect(known).toEqual(['Access-Control-Allow-Methods', 'Access-Control-Allow-Headers', 'Access-Control-Max-Age']);
    expect([
      preflight('GET', 'https://portal.example', 'PUT'),
      preflight('OPTIONS', undefined, 'PUT'),
      preflight('OPTIONS', 'https://portal.example', undefined),
      preflight('OPTIONS', 'https://evil.example', 'PUT'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
