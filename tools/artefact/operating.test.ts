import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { flagServiceNames } from '../../packages/ssm-core/src/flags/flagServices.ts';
import {
  maximumKeptBytes,
  maximumSessions,
  sessionDays,
} from '../../packages/ssm-core/src/storage/sessions/sessions.port.ts';
import { nginxAbsence, nginxHead, nginxOf } from '../../packages/ssm-server/src/http/testing/throwAwayNginx.ts';
import { panelLimits } from '../../packages/ssm-server/src/panels/panel.ts';
import { readConfig } from '../../packages/ssm-server/src/settings/config.ts';
import { folderUntil, freePort, startProgram } from '../../packages/ssm-server/src/store/testing/program.ts';
import { listen } from '../listen.ts';
import { root } from '../process.ts';

const guide = await readFile(path.join(root, 'docs/operating.md'), 'utf8');

function below(heading: string): string {
  const [, text] = guide.split(new RegExp(`^#+ ${heading}$`, 'm'));
  if (text === undefined) throw new Error(`The guide has no heading ${heading}.`);
  return text.split(/^#+ /m)[0] ?? '';
}

const codeBelow = (heading: string): string =>
  below(heading)
    .match(/(?<=^```\n)[^`]*(?=^```)/gm)
    ?.at(-1) ?? '';

describe('docs/operating.md', () => {
  it.each([
    ['Auth0', 'https://TENANT.eu.auth0.com/', 'openid profile email offline_access'],
    ['Keycloak', 'https://id.example.org/realms/REALM', 'openid profile email'],
  ])('the settings for %s are those of a production server', (provider, issuer, scope) => {
    const lines = codeBelow(provider).trim().split('\n');
    const recipe = Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)));
    const { profile, settings } = readConfig(
      { SSM_PROFILE: 'production', PUBLIC_URL: 'https://menu.example.org', ...recipe },
      '/srv',
    );
    expect([profile, settings.identity.issuer, settings.identity.scope]).toEqual(['production', issuer, scope]);
  });

  it('says for every table what it stores, and how long deleted panels stay', async () => {
    const schema = path.join(root, 'packages/ssm-server/src/store/schema');
    const names = (await readdir(schema)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const texts = await Promise.all(names.map((name) => readFile(path.join(schema, name), 'utf8')));
    const tables = texts.flatMap((text) =>
      [...text.matchAll(/createTable\('(\w+)'\)/g)].map(([, table = '']) => table),
    );
    const kept = below('What is kept, where, and how long');
    const told = [...kept.matchAll(/`([a-z]+_[a-z_]+|panel)`/g)].map(([, name = '']) => name);
    expect(told.toSorted()).toEqual(tables.toSorted());
    expect(kept).toContain(`${panelLimits.deletedMs / 86_400_000} days more`);
  });

  it('says how many imported lists the browser stores, how large they may be, and how long they stay', () => {
    const row = below('What is kept, where, and how long').match(/^\| lists that are read by Import .*/m)?.[0];
    const told = row?.match(/\d+(?= MiB|(?= of each)| days)/g)?.map(Number);
    expect(told).toEqual([maximumKeptBytes / 1024 ** 2, maximumSessions, sessionDays]);
  });

  it('describes each service in the settings', () => {
    const told = [...below('Flags').matchAll(/^\| `(\w+)`(?:, as without)? \|(?! who)/gm)].map(([, name]) => name);
    expect(told).toEqual(flagServiceNames);
  });

  it.skipIf(nginxAbsence !== undefined)(
    `nginx takes the path off by the lines for a server below one${nginxAbsence === undefined ? '' : ` (skipped: ${nginxAbsence})`}`,
    async () => {
      const server = createServer(({ url, headers }, outgoing) => {
        outgoing.end(`${url} of ${headers.host}, called by ${String(headers['x-forwarded-for'])}`);
      });
      const listening = await listen(server);
      onTestFinished(listening.close);
      const folder = await folderUntil(onTestFinished);
      const port = await freePort();
      const file = path.join(folder, 'nginx.conf');
      const upstream = `upstream somascan_menu { server 127.0.0.1:${listening.port}; }`;
      const lines = codeBelow('Below a path');
      await writeFile(
        file,
        `${nginxHead(folder)}\n${upstream}\nserver {\nlisten 127.0.0.1:${port};\nabsolute_redirect off;\n${lines}}\n}\n`,
      );
      // The proxy must replace the X-Forwarded-For that the caller sends.
      const ask = (at: string) =>
        fetch(`http://127.0.0.1:${port}${at}`, { redirect: 'manual', headers: { 'X-Forwarded-For': '203.0.113.9' } });
      const named = /proxy_set_header X-Forwarded-For .*/;
      const deployed = await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8');
      const isReady = () =>
        ask('/menu/').then(
          () => true,
          () => false,
        );
      await startProgram({ ...nginxOf(folder, file), isReady }, onTestFinished);
      const bare = await ask('/menu');
      expect(lines.match(named)?.[0]).toEqual(deployed.match(named)?.[0]);
      expect([
        [bare.status, bare.headers.get('Location')],
        (await ask('/elsewhere')).status,
        await (await ask('/menu/')).text(),
        await (await ask('/menu/sat/menuquery?version=V_7K')).text(),
      ]).toEqual([
        [301, '/menu/'],
        404,
        '/ of 127.0.0.1, called by 127.0.0.1',
        '/sat/menuquery?version=V_7K of 127.0.0.1, called by 127.0.0.1',
      ]);
    },
  );
});
