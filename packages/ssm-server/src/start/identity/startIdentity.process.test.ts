import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openOperator } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';
import { createVisitor } from '../../provider/testing/visitor.ts';
import { readConfig } from '../../settings/config.ts';
import { StoreError } from '../../store/store.ts';
import { newDataFolder } from '../../store/testing/dataFolders.ts';
import { expectWithin, startStopwatch } from '../../store/testing/stopwatch.ts';
import { startServer } from '../server.ts';

async function started(env: Readonly<Record<string, string>>) {
  const folder = await newDataFolder('loaded');
  const config = readConfig({ PORT: '0', SSM_DATA: folder, SSM_PREPARE: 'quick', ...env }, '/');
  const server = await startServer(config, { print: () => {}, log: silentLog });
  onTestFinished(() => server.stop(0));
  return { folder, address: server.address };
}

async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  let isAway = false;
  const server = createServer((incoming, outgoing) => {
    if (isAway) {
      incoming.socket.destroy();
      return;
    }
    outgoing.setHeader('Content-Type', 'application/json');
    outgoing.end(JSON.stringify(incoming.url === '/keys' ? keys : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mint = (): Promise<string> =>
    new SignJWT({ 'https://ssm.invalid/roles': ['SSM-Verified'], email: 'a@b.example' })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience('https://assay.example/sat')
      .setSubject('auth0|1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
  return { issuer, mint, setAway: (value: boolean) => void (isAway = value) };
}

const settingsOf = (issuer: string) => ({
  SSM_OIDC_ISSUER: issuer,
  SSM_OIDC_CLIENT_ID: 'client-1',
  SSM_OIDC_AUDIENCE: 'https://assay.example/sat',
});

const validated = async (address: string, token: string): Promise<readonly unknown[]> => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${address}/sat/menuquery/jwt/validate`, { headers });
  const { sub, code } = (await answer.json()) as { sub?: string; code?: string };
  return [answer.status, sub ?? code];
};

describe('an external identity provider', () => {
  it('S1-02 R34: is the only provider: its tokens are accepted, and the development provider is absent', async () => {
    const { issuer, mint } = await startIssuer();
    const { folder, address } = await started(settingsOf(issuer));
    expect(await validated(address, await mint())).toEqual([200, 'auth0|1']);
    const provider = await fetch(`${address}/oidc/.well-known/openid-configuration`);
    const policy = provider.headers.get('Content-Security-Policy') ?? '';
    expect([provider.status, policy.includes(`connect-src 'self' ${issuer};`)]).toEqual([404, true]);
    const operator = await openOperator({ folder, log: silentLog });
    onTestFinished(() => operator.close());
    await expect(operator.mintToken('SSM-Verified')).rejects.toEqual(
      new StoreError('not_found', `This server has no demo people: it takes tokens of ${issuer}.`),
    );
  });

  it('R15: gives 503 for tokens if it is unreachable from the start, and verifies tokens with known keys if it fails later', async () => {
    const { issuer, mint, setAway } = await startIssuer();
    setAway(true);
    const { address } = await started(settingsOf(issuer));
    const token = await mint();
    const stopwatch = startStopwatch();
    expect([(await fetch(`${address}/health`)).status, await validated(address, token)]).toEqual([
      200,
      [503, 'unavailable'],
    ]);
    expectWithin(3000, stopwatch());
    setAway(false);
    const isBelieved = async () => expect(await validated(address, token)).toEqual([200, 'auth0|1']);
    await vi.waitFor(isBelieved, { interval: 250 });
    setAway(true);
    await isBelieved();
  });
});

describe('the development provider', () => {
  it('R34: redirects to its return origins, but not to CORS origins', async () => {
    const { address } = await started({
      SSM_CORS_ORIGINS: 'https://reader.example',
      SSM_RETURN_ORIGINS: 'https://portal.example',
    });
    const { begin, visit } = createVisitor(address);
    const statusOf = async (redirect: string) => (await visit(begin(redirect).address)).status;
    expect([
      await statusOf(`${address}/`),
      await statusOf('https://portal.example/'),
      await statusOf('https://reader.example/'),
    ]).toEqual([303, 303, 400]);
  });
});

describe('a server without an identity provider', () => {
  it('accepts no token and offers no sign-in', async () => {
    const { address } = await started({ SSM_IDENTITY: 'none' });
    expect([await validated(address, 'e30.e30.e30'), (await fetch(`${address}/oidc/auth`)).status]).toEqual([
      [401, 'unauthenticated'],
      404,
    ]);
  });
});
