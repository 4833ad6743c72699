/** What a browser keeps of somebody who has signed in, without the pages of a sign-in: those are walked through by tests of their own. */
import type { BrowserContextOptions } from 'playwright';
import { createVisitor, type Tokens } from '../../../ssm-server/src/provider/testing/visitor.ts';
import { signInKey } from '../../src/adapters/auth/keptSignIn.ts';
import type { Title } from './account.ts';
import type { MenuServer } from './server.ts';

/** What oidc-client-ts keeps of a session. */
export interface Session extends Tokens {
  readonly profile: { readonly sub: string };
  readonly expires_at: number;
}

/** The claims of a token that this machine's own provider gave. */
function claimsOf(token: string): Session['profile'] {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Session['profile'];
}

/** Signs in as a demo person, without a browser. */
export async function sessionOf({ origin }: Pick<MenuServer, 'origin'>, title: Title): Promise<Session> {
  const tokens = await createVisitor(origin).signIn(title);
  return {
    ...tokens,
    profile: claimsOf(tokens.id_token),
    expires_at: Math.floor(Date.now() / 1000) + tokens.expires_in,
  };
}

/** What a browser is opened with: a new session each time, and nothing for a visitor with null. */
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
