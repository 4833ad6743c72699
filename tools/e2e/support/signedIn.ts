/** Prepares a signed-in browser without using the sign-in pages, because other tests cover those. */
import type { BrowserContextOptions } from 'playwright';
import { signInKey } from '../../../packages/ssm-host/src/auth/storedSession.ts';
import { createVisitor, type Tokens } from '../../../packages/ssm-server/src/provider/testing/visitor.ts';
import type { Title } from './account.ts';
import type { MenuServer } from './server.ts';

export interface Session extends Tokens {
  readonly profile: { readonly sub: string };
  readonly expires_at: number;
}

/** Reads the claims of a token from the local provider. Does not verify the token. */
function claimsOf(token: string): Session['profile'] {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Session['profile'];
}

export async function sessionOf({ origin }: Pick<MenuServer, 'origin'>, title: Title): Promise<Session> {
  const tokens = await createVisitor(origin).signIn(title);
  return {
    ...tokens,
    profile: claimsOf(tokens.id_token),
    expires_at: Math.floor(Date.now() / 1000) + tokens.expires_in,
  };
}

export async function signedIn(
  server: Pick<MenuServer, 'origin'>,
  title: Title | null,
): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  if (title === null) return {};
  const { origin } = server;
  const name = signInKey({ issuer: `${origin}/oidc`, clientId: 'ssm' });
  const localStorage = [{ name, value: JSON.stringify(await sessionOf(server, title)) }];
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}
