import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../log/log.ts';
import { tables } from '../settings/declared/tables.ts';
import { openStore } from '../store/openStore.ts';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { temporaryFolder } from '../store/testing/temporaryFolder.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { answering, startProcess } from './testing/serverProcess.ts';

const issuer = {
  SSM_OIDC_ISSUER: 'https://id.example',
  SSM_OIDC_CLIENT_ID: 'client-1',
  SSM_OIDC_AUDIENCE: 'https://menu.example/sat',
};
const publicUrl = { PUBLIC_URL: 'https://menu.example' };

const noAddress = 'PUBLIC_URL is not set. Set it to where people reach the server, as https://menu.example.org.';
const noPassword =
  'Everybody could sign in without a password. Set SSM_OIDC_ISSUER, SSM_OIDC_CLIENT_ID and SSM_OIDC_AUDIENCE ' +
  'for your OpenID provider, or SSM_IDENTITY to none when nobody is to sign in.';
const noCatalogue = {
  V_7K: '7K has no catalogue. Load its files: npm run catalogue -- load --version V_7K FILE…',
  V_11K: '11K has no catalogue. Load its files: npm run catalogue -- load --version V_11K FILE…',
};

function refusal(why: string, ...sentences: readonly string[]): string {
  const lines = [`The server does not start: ${why}.`, ...sentences.map((sentence) => `- ${sentence}`)];
  return `${[...lines, 'To show it to others as it is, with nothing of value in it, set SSM_PROFILE to demo.'].join('\n')}\n`;
}

async function complaintOf(env: Readonly<Record<string, string>>): Promise<string> {
  const { code, complaint } = await startProcess(env).ended();
  expect(code).toEqual(1);
  return complaint;
}

describe('a server in production', () => {
  it('lists every obstacle at once for a new folder, and creates no database', async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    expect(await complaintOf({ SSM_DATA: folder, HOST: '0.0.0.0' })).toEqual(
      refusal(
        'HOST is 0.0.0.0, which counts as production',
        noAddress,
        noPassword,
        noCatalogue.V_7K,
        noCatalogue.V_11K,
      ),
    );
    expect(existsSync(path.join(folder, 'database'))).toEqual(false);
  });

  it('requires every setting that is declared as required', () => {
    const needed = Object.values(tables)
      .flatMap((table) => Object.values(table))
      .filter(({ isNeededInProduction }) => isNeededInProduction === true)
      .map(({ variable }) => variable ?? '');
    const asked = `${noAddress} ${noPassword}`;
    expect(needed).toEqual(['PUBLIC_URL', 'SSM_OIDC_ISSUER', 'SSM_OIDC_CLIENT_ID', 'SSM_OIDC_AUDIENCE']);
    expect(needed.filter((name) => !asked.includes(name))).toEqual([]);
  });

  it.each([
    [{ SSM_PROFILE: 'production' }, 'SSM_PROFILE is production', [noAddress, noPassword]],
    [publicUrl, 'PUBLIC_URL is an https address, which counts as production', [noPassword]],
    [{ HOST: '0.0.0.0', ...issuer }, 'HOST is 0.0.0.0, which counts as production', [noAddress]],
    [
      { ...issuer, PUBLIC_URL: 'http://menu.example', SSM_OIDC_ISSUER: 'http://id.example' },
      'PUBLIC_URL is an address of another machine, which counts as production',
      [
        'PUBLIC_URL begins with http:, so tokens could be read on the way. Set it to an https address.',
        'SSM_OIDC_ISSUER begins with http:, so its keys could be forged. Set it to an https address.',
      ],
    ],
  ])('is refused with %j, whatever catalogues it has', async (env, why, sentences) => {
    const folder = await newDataFolder('loaded');
    expect(await complaintOf({ SSM_DATA: folder, ...env })).toEqual(refusal(why, ...sentences));
  });

  it('refuses a demo catalogue, and generates no demo for a version without a catalogue', async () => {
    const folder = await newDataFolder('empty');
    const store = await openStore({ folder, log: silentLog });
    await store.saveRevision({ ...smallCatalogue('V_7K'), isDemo: true }, { activate: true });
    await store.close();
    expect(await complaintOf({ SSM_DATA: folder, ...publicUrl, ...issuer })).toEqual(
      refusal(
        'PUBLIC_URL is an https address, which counts as production',
        noCatalogue.V_7K.replace('no catalogue', 'an invented catalogue'),
        noCatalogue.V_11K,
      ),
    );
    const after = await openStore({ folder, log: silentLog });
    onTestFinished(() => after.close());
    expect(Object.keys(await after.activeRevisionIds())).toEqual(['V_7K']);
  });

  it('refuses an external issuer without TLS, as it does in every profile', async () => {
    const env = {
      SSM_DATA: await newDataFolder('loaded'),
      SSM_OIDC_ISSUER: 'http://id.example.org/',
      SSM_OIDC_CLIENT_ID: 'menu',
      SSM_OIDC_AUDIENCE: 'a',
    };
    expect(await complaintOf(env)).toEqual(
      'SSM_OIDC_ISSUER begins with http:, so its keys could be forged. Set it to an https address.\n',
    );
  });

  it('reports an unreachable database together with the other obstacles', async () => {
    const env = { SSM_DATA: await temporaryFolder(), DATABASE_URL: 'postgres://menu:secret@127.0.0.1:1/menu' };
    expect(await complaintOf({ ...env, ...publicUrl })).toEqual(
      refusal(
        'PUBLIC_URL is an https address, which counts as production',
        noPassword,
        'The database at 127.0.0.1:1/menu does not answer. See that it runs and can be reached, then try again.',
      ),
    );
  });

  it.each([
    ['an identity provider elsewhere', issuer],
    ['nobody to sign in', { SSM_IDENTITY: 'none' }],
  ])(
    'starts with its address, real catalogues and %s, and offers no sign-in without a password',
    async (_, identity) => {
      const folder = await newDataFolder('loaded');
      const server = startProcess({ SSM_DATA: folder, HOST: '0.0.0.0', ...publicUrl, ...identity });
      const address = await server.ready();
      expect(await answering(address)).toEqual({ V_7K: 'small-V_7K-1', V_11K: 'small-V_11K-1' });
      expect((await fetch(`${address}/oidc/.well-known/openid-configuration`)).status).toEqual(404);
      expect(server.output()).toContain('\n  Profile: production\n');
    },
  );
});

describe('a server with the demo profile', () => {
  it('may be reached from other machines, and its log begins with a warning', async () => {
    const folder = await newDataFolder('loaded');
    const server = startProcess({ SSM_DATA: folder, SSM_PROFILE: 'demo', HOST: '0.0.0.0', LOG_LEVEL: 'warn' });
    const address = await server.ready();
    const first = JSON.parse(server.output().split('\n')[0] ?? '') as { level: number; msg: string };
    expect([first.level, first.msg]).toEqual([
      40,
      'DEMONSTRATION: SSM_PROFILE is demo, and it is open beyond this machine (HOST is 0.0.0.0). Whoever reaches it can ' +
        'sign in as any of the demo people, without a password. Keep nothing of value in it.',
    ]);
    expect((await fetch(`${address}/oidc/.well-known/openid-configuration`)).status).toEqual(200);
    expect(server.output()).toContain('\n  Profile: demo\n');
  });
});
