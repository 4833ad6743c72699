import { decodeJwt, decodeProtectedHeader } from 'jose';
import { roles } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { rawExchange } from '../http/testing/rawExchange.ts';
import { serverTexts } from '../texts/serverTexts.gen.ts';
import { audience, newProviderState, type StartProviderOptions, startProvider } from './testing/startedProvider.ts';
import { createVisitor, type Tokens } from './testing/visitor.ts';

const rolesClaim = 'https://ssm.invalid/roles';
const columnsClaim = 'https://ssm.invalid/preferredCols';

describe('signing in at the development provider', () => {
  it('S1-02 R34: uses the code flow with PKCE, for one demo person per role', async () => {
    const { origin, identity } = await startProvider();
    for (const role of roles) {
      const tokens = await createVisitor(origin).signIn(role.title);
      const sub = `demo-${role.title.toLowerCase()}`;
      const email = `${role.title.toLowerCase()}@example.org`;
      const { exp: _, ...idToken } = decodeJwt(tokens.id_token);
      expect([idToken.iss, idToken.aud, idToken.sub, idToken['email'], idToken['nonce']]).toEqual([
        `${origin}/oidc`,
        'ssm',
        sub,
        email,
        'nonce-1',
      ]);
      expect([idToken[rolesClaim], idToken[columnsClaim]]).toEqual([[role.title], []]);
      const { alg, typ } = decodeProtectedHeader(tokens.access_token);
      const { iss, aud } = decodeJwt(tokens.access_token);
      expect([alg, typ, iss, aud, tokens.expires_in]).toEqual(['ES256', 'at+jwt', `${origin}/oidc`, audience, 900]);
      const { expires: __, ...person } = (await identity.verify(tokens.access_token)) as { expires: Date };
      expect(person).toEqual({ sub, email, role, roles: [role.title], preferredCols: [] });
      expect(await identity.verify(tokens.id_token)).toEqual(undefined);
    }
  });

  it("S3-11 puts the person's preferred columns into the tokens", async () => {
    const state = await newProviderState();
    const { origin } = await startProvider({ state });
    await state.preferences.saveColumns('demo-ssm-verified', ['seqId', 'loDb']);
    const tokens = await createVisitor(origin).signIn('SSM-Verified');
    expect([decodeJwt(tokens.id_token)[columnsClaim], decodeJwt(tokens.access_token)[columnsClaim]]).toEqual([
      ['seqId', 'loDb'],
      ['seqId', 'loDb'],
    ]);
  });

  it("shows the page in the application's language", async () => {
    const { origin } = await startProvider({ locale: 'ar-XB' });
    const visitor = createVisitor(origin);
    const response = (await visitor.follow(await visitor.visit(visitor.begin(`${origin}/`).address), 'x')) as Response;
    const page = await response.text();
    const { signInTitle, accounts, cancel, continueAs } = serverTexts['ar-XB'];
    expect({
      root: /<html[^>]*>/.exec(page)?.[0],
      title: /<title>(.*)<\/title>/.exec(page)?.[1],
      texts: [...page.matchAll(/<(?:h1|p|button)\b[^>]*>(.*?)<\/(?:h1|p|button)>/g)].map(([, text]) => text),
    }).toEqual({
      root: '<html lang="ar-XB" dir="rtl">',
      title: signInTitle,
      texts: [signInTitle, accounts, ...roles.map(({ title }) => continueAs.replace('{role}', title)), cancel],
    });
  });

  it('shows a heading, a notice about the demo accounts, and a button per role, without scripts', async () => {
    const { origin } = await startProvider();
    const visitor = createVisitor(origin);
    const response = (await visitor.follow(await visitor.visit(visitor.begin(`${origin}/`).address), 'x')) as Response;
    const page = await response.text();
    expect([...page.matchAll(/<h1>(.*)<\/h1>/g)].map(([, text]) => text)).toEqual(['Development sign-in']);
    expect([...page.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) => text)).toEqual([
      ...roles.map(({ title }) => `Continue as ${title}`),
      'Cancel',
    ]);
    expect([/These accounts exist only here/.test(page), /<script|style=|<style/.test(page)]).toEqual([true, false]);
    const policy = response.headers.get('Content-Security-Policy')?.split('; ') ?? [];
    expect(policy.filter((directive) => /^(default|script|style|form)/.test(directive))).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "form-action 'self'",
    ]);
    const style = await visitor.visit('/oidc/style.css');
    expect([style.status, style.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('S2-11 shows the sign-up page even while a person is signed in', async () => {
    const { origin } = await startProvider();
    const visitor = createVisitor(origin);
    const first = await visitor.signIn('SSM-Registered');
    const again = await visitor.signIn('nobody is asked');
    const { address } = visitor.begin(`${origin}/`, { screen_hint: 'signup' });
    const page = (await visitor.follow(await visitor.visit(address), `${origin}/?`)) as Response;
    const signedUp = await visitor.signIn('Certified-Site', { screen_hint: 'signup' });
    const subjects = [first, again, signedUp].map((tokens) => decodeJwt(tokens.id_token).sub);
    expect([subjects, /You asked to sign up/.test(await page.text())]).toEqual([
      ['demo-ssm-registered', 'demo-ssm-registered', 'demo-certified-site'],
      true,
    ]);
  });

  it('redirects back with the reason if the user cancels', async () => {
    const { origin } = await startProvider();
    const visitor = createVisitor(origin);
    const page = (await visitor.follow(await visitor.visit(visitor.begin(`${origin}/`).address), 'x')) as Response;
    const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const back = (await visitor.follow(await visitor.visit(action, { role: '' }), `${origin}/?`)) as URL;
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The sign-in was cancelled',
      iss: `${origin}/oidc`,
      state: 'state-1',
    });
  });

  it('R34: refuses a foreign redirect, missing PKCE, another audience, a reused code and an expired page', async () => {
    const { origin } = await startProvider({
      corsOrigins: ['https://reader.example'],
      returnOrigins: ['https://portal.example'],
    });
    const visitor = createVisitor(origin);
    const statusOf = async (redirect: string, extra: Readonly<Record<string, string>> = {}) => {
      const response = await visitor.visit(visitor.begin(redirect, extra).address);
      return (
        response.headers.get('Location')?.replace(/interaction\/.*|[?&](state|iss|error_description)=[^&]*/g, '') ??
        response.status
      );
    };
    expect([
      await statusOf('https://evil.example/'),
      await statusOf('https://reader.example/'),
      await statusOf('https://portal.example/anywhere'),
      await statusOf(`${origin}/panel/7?x=1`),
      await statusOf(`${origin}/`, { code_challenge_method: 'plain' }),
      await statusOf(`${origin}/`, { audience: 'https://other.example' }),
      await statusOf(`${origin}/`, { audience }),
    ]).toEqual([
      400,
      400,
      `${origin}/oidc/`,
      `${origin}/oidc/`,
      `${origin}/?error=invalid_request`,
      `${origin}/?error=invalid_target`,
      `${origin}/oidc/`,
    ]);
    const { address, exchange } = visitor.begin(`${origin}/`);
    await visitor.signIn('SSM-Public');
    const back = (await visitor.follow(await visitor.visit(address), `${origin}/?`)) as URL;
    const code = back.searchParams.get('code') ?? '';
    expect([(await exchange(code)).status, (await exchange(code)).status]).toEqual([200, 400]);
    const ended = await visitor.visit('/oidc/interaction/nothing', { role: 'SSM-Public' });
    expect([ended.status, /<h1>Sign-in failed<\/h1>/.test(await ended.text())]).toEqual([400, true]);
  });
});

describe('staying signed in', () => {
  it('R19: accepts a refresh token once, and a second use ends all tokens', async () => {
    const { origin, identity } = await startProvider();
    const visitor = createVisitor(origin);
    const first = await visitor.signIn('SSM-Registered');
    const second = (await (await visitor.refresh(first.refresh_token)).json()) as Tokens;
    expect((await identity.verify(second.access_token))?.role.title).toEqual('SSM-Registered');
    expect(second.refresh_token === first.refresh_token).toEqual(false);
    const reused = await visitor.refresh(first.refresh_token);
    const family = await visitor.refresh(second.refresh_token);
    expect([reused.status, family.status]).toEqual([400, 400]);
  });

  it('survives a restart, with the session, the refresh token and the access token', async () => {
    const state = await newProviderState();
    const before = await startProvider({ state });
    const visitor = createVisitor(before.origin);
    const tokens = await visitor.signIn('SSM-Verified');
    const after = await startProvider({ state });
    const returned = createVisitor(after.origin);
    const refreshed = await returned.refresh(tokens.refresh_token);
    expect(refreshed.status).toEqual(200);
    expect((await after.identity.verify(tokens.access_token))?.sub).toEqual('demo-ssm-verified');
  });
});

describe('signing out', () => {
  it('S4-03 ends the session and its refresh tokens, and redirects to the requested address', async () => {
    const { origin } = await startProvider();
    const visitor = createVisitor(origin);
    const tokens = await visitor.signIn('SSM-Registered');
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${origin}/`,
      state: 'bye',
    });
    for (const isSignedIn of [true, false]) {
      const page = await (await visitor.visit(`/oidc/session/end?${query}`)).text();
      const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
      const [, script = ''] = /<script src="([^"]+)" defer><\/script>/.exec(page) ?? [];
      expect([[...page.matchAll(/<script/g)].length, (await visitor.visit(script)).status]).toEqual([1, 200]);
      const back = await visitor.visit(action, { xsrf, logout: 'yes' });
      expect([isSignedIn, back.status, back.headers.get('Location')]).toEqual([
        isSignedIn,
        303,
        `${origin}/?state=bye`,
      ]);
    }
    expect((await visitor.refresh(tokens.refresh_token)).status).toEqual(400);
    const page = await visitor.follow(await visitor.visit(visitor.begin(`${origin}/`).address), `${origin}/?`);
    expect(page instanceof Response).toEqual(true);
  });

  it('R34: never redirects to an unlisted address, even of an origin that may read responses', async () => {
    const { origin } = await startProvider({
      corsOrigins: ['https://reader.example'],
      returnOrigins: ['https://portal.example'],
    });
    const visitor = createVisitor(origin);
    const tokens = await visitor.signIn('SSM-Registered');
    const statusOf = async (elsewhere: string) => {
      const query = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: elsewhere });
      return (await visitor.visit(`/oidc/session/end?${query}`)).status;
    };
    expect([
      await statusOf('https://evil.example/'),
      await statusOf('https://reader.example/'),
      await statusOf('https://portal.example/anywhere'),
    ]).toEqual([400, 400, 200]);
  });
});

describe('an origin that may read responses', () => {
  const portal = 'https://portal.example';
  /** Returns whether pages of that origin may read tokens, and whether a sign-in form may redirect there. */
  const allowed = async (named: StartProviderOptions) => {
    const { origin } = await startProvider(named);
    const body = new URLSearchParams({ client_id: 'ssm', grant_type: 'refresh_token', refresh_token: 'none' });
    const answer = await fetch(`${origin}/oidc/token`, { method: 'POST', headers: { Origin: portal }, body });
    const page = await fetch(`${origin}/oidc/style.css`);
    const policy = page.headers.get('Content-Security-Policy')?.split('; ') ?? [];
    return {
      tokens: answer.headers.get('Access-Control-Allow-Origin'),
      form: policy.find((directive) => directive.startsWith('form-action')),
    };
  };

  it('may not sign people in, unless it is also listed for sign-in', async () => {
    expect([await allowed({ corsOrigins: [portal] }), await allowed({ returnOrigins: [portal] })]).toEqual([
      { tokens: null, form: "form-action 'self'" },
      { tokens: portal, form: "form-action 'self' https://portal.example" },
    ]);
  });
});

describe('the address of the provider', () => {
  const described = async (port: number, host: string) => {
    const line = 'GET /oidc/.well-known/openid-configuration HTTP/1.1';
    const { status, body } = await rawExchange(port, `${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const parsed = JSON.parse(body) as Record<string, string>;
    return [status, parsed['issuer'] ?? parsed['code'], parsed['token_endpoint']];
  };

  it('is the address that the caller used, if it is an address of this machine', async () => {
    const { port } = await startProvider();
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'localhost:8080']) {
      expect(await described(port, host)).toEqual([200, `http://${host}/oidc`, `http://${host}/oidc/token`]);
    }
    expect(await described(port, 'menu.evil.example')).toEqual([404, 'not_found', undefined]);
  });

  it('stays the same during a sign-in, however many host names a caller invents', async () => {
    const { port, origin } = await startProvider();
    const visitor = createVisitor(origin);
    const { address } = visitor.begin(`${origin}/`);
    const page = (await visitor.follow(await visitor.visit(address), `${origin}/?`)) as Response;
    const [, action = ''] = /action="([^"]+)"/.exec(await page.text()) ?? [];
    const names = Array.from({ length: 20 }, (_, index) => `localhost:${20_000 + index}`);
    const statuses = await Promise.all(names.map(async (name) => (await described(port, name))[0]));
    expect(statuses).toEqual(names.map(() => 200));
    const back = (await visitor.follow(await visitor.visit(action, { role: 'SSM-Public' }), `${origin}/?`)) as URL;
    expect([back.origin, back.searchParams.has('code')]).toEqual([origin, true]);
    expect((await visitor.signIn('SSM-Verified')).expires_in).toEqual(900);
  });

  it('is the public URL with its path if a public URL is set', async () => {
    const { port } = await startProvider({ publicUrl: 'https://menu.example.org/assay' });
    const base = 'https://menu.example.org/assay/oidc';
    expect(await described(port, 'internal:4173')).toEqual([200, base, `${base}/token`]);
  });
});
