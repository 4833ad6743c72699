import { createHash, randomBytes } from 'node:crypto';

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

const encode = (bytes: Buffer): string => bytes.toString('base64url');

export function createVisitor(origin: string) {
  const cookies = new Map<string, { readonly pair: string; readonly path: string }>();

  async function visit(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const url = new URL(address, origin);
    const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: sent.map(([, { pair }]) => pair).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, pair = '', name = '', value = ''] = /^(([^=]+)=([^;]*))/.exec(line) ?? [];
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      if (value === '') cookies.delete(`${name} ${path}`);
      else cookies.set(`${name} ${path}`, { pair, path });
    }
    return response;
  }

  async function press(page: string): Promise<Response | undefined> {
    if (!page.includes('<h1>One moment</h1>')) return undefined;
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)];
    const form = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]));
    return visit(/action="([^"]+)"/.exec(page)?.[1] ?? '', form);
  }

  async function follow(first: Response, elsewhere: string): Promise<Response | URL> {
    let response = first;
    for (;;) {
      const location = response.headers.get('Location');
      if (location === null) {
        const passed = await press(await response.clone().text());
        if (passed === undefined) return response;
        response = passed;
        continue;
      }
      if (location.startsWith(elsewhere)) return new URL(location);
      response = await visit(location);
    }
  }

  function begin(redirectUri: string, extra: Readonly<Record<string, string>> = {}) {
    const verifier = encode(randomBytes(32));
    const query = new URLSearchParams({
      client_id: 'ssm',
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: encode(createHash('sha256').update(verifier).digest()),
      code_challenge_method: 'S256',
      ...extra,
    });
    const exchange = async (code: string): Promise<Response> =>
      visit('/oidc/token', {
        client_id: 'ssm',
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      });
    return { address: `/oidc/auth?${query}`, exchange };
  }

  async function signIn(role: string, extra: Readonly<Record<string, string>> = {}): Promise<Tokens> {
    const { address, exchange } = begin(`${origin}/`, extra);
    let at = await follow(await visit(address), `${origin}/?`);
    if (at instanceof Response) {
      const action = /action="([^"]+)"/.exec(await at.text())?.[1] ?? '';
      at = await follow(await visit(action, { role }), `${origin}/?`);
    }
    if (at instanceof Response) throw new Error(`No way back: ${at.status} ${await at.text()}`);
    const tokens = await exchange(at.searchParams.get('code') ?? '');
    if (!tokens.ok) throw new Error(await tokens.text());
    return (await tokens.json()) as Tokens;
  }

  const refresh = (token: string): Promise<Response> =>
    visit('/oidc/token', { client_id: 'ssm', grant_type: 'refresh_token', refresh_token: token });

  return { visit, follow, begin, signIn, refresh };
}
