/** What a browser keeps of somebody who has signed in, without the pages of a sign-in: those are walked through by tests of their own. */
import type { BrowserContextOptions } from 'playwright';
import { createVisitor } from '../../../ssm-server/src/provider/testing/visitor.ts';
import { signInKey } from '../../src/adapters/auth/keptSignIn.ts';
import type { Title } from './account.ts';
import type { MenuServer } from './server.ts';

/** The claims of a token that this machine's own provider gave. */
function claimsOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

/** What a browser is opened with: a session of its own each time, kept as oidc-client-ts keeps it, and nothing for a visitor with null. */
export async function signedIn(
  { origin }: Pick<MenuServer, 'origin'>,
  title: Title | null,
): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  if (title === null) return {};
  const tokens = await createVisitor(origin).signIn(title);
  const kept = {
    ...tokens,
    profile: claimsOf(tokens.id_token),
    expires_at: Math.floor(Date.now() / 1000) + tokens.expires_in,
  };
  const name = signInKey({ issuer: `${origin}/oidc`, clientId: 'ssm' });
  const localStorage = [{ name, value: JSON.stringify(kept) }];
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}
