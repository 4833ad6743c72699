import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readConfig, requireKnownVariables } from '../../packages/ssm-server/src/settings/config.ts';
import { settingNames } from '../../packages/ssm-server/src/settings/declared/tables.ts';
import { listen } from '../listen.ts';
import { root, run } from '../process.ts';
import { artefactEntries } from './artefact.ts';

const nginx = '/usr/sbin/nginx';
const systemd = '/usr/bin/systemd-analyze';

/** Whether a test is skipped because its program is missing. Never skipped in CI, which can install the program. */
const isSkipped = (program: string): boolean => !existsSync(program) && process.env['CI'] === undefined;
const without = (program: string): string => (existsSync(program) ? '' : ` (skipped without CI: no ${program})`);

const read = (name: string): Promise<string> => readFile(path.join(root, 'deploy', name), 'utf8');

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-deploy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly [setting: string]: unknown;
}

const compose = async () =>
  parse(await read('compose.yaml')) as { readonly services: Readonly<Record<string, Service>> };

const filled = (environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replaceAll(/\$\{(\w+):\?[^}]*\}/g, (_, variable: string) =>
          variable === 'OIDC_ISSUER' ? 'https://id.example.org/' : variable.toLowerCase(),
        ),
    ]),
  );

const variablesOf = (lines: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...lines.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

describe('the files of deploy/', () => {
  it('name only settings that the server knows', async () => {
    for (const name of ['Dockerfile', 'compose.yaml', 'nginx.conf', 'somascan-menu.service', 'somascan-menu.env']) {
      for (const [variable] of (await read(name)).matchAll(/\bSSM_[A-Z_]+[A-Z]\b/g)) {
        expect(() => requireKnownVariables({ [variable]: 'x' }), `${variable} of ${name}`).not.toThrow();
      }
    }
  });

  it('give the server only declared settings', async () => {
    const pairs = (text: string): readonly string[] => text.split(/\s+/).map((pair) => pair.split('=')[0] ?? '');
    const lines = (text: string, directive: RegExp): readonly string[] =>
      [...text.matchAll(directive)].flatMap(([, given = '']) => pairs(given));
    const given = {
      Dockerfile: lines(await read('Dockerfile'), /^ENV (.*)$/gm),
      'compose.yaml': Object.keys((await compose()).services['menu']?.environment ?? {}),
      'somascan-menu.service': lines(await read('somascan-menu.service'), /^Environment=(.*)$/gm),
      'somascan-menu.env': lines((await read('somascan-menu.env')).replaceAll(/^#(?=[A-Z_]+=)/gm, ''), /^([A-Z_]+=)/gm),
    };
    const declared = new Set([...settingNames, 'NODE_ENV']);
    for (const names of Object.values(given)) {
      expect(names.length).toBeGreaterThan(1);
      expect(names.filter((name) => !declared.has(name))).toEqual([]);
    }
    expect(given['somascan-menu.env']).toContain('SSM_METRICS_PORT');
  });

  it('configure a production server in each way of deployment', async () => {
    const ofContainer = filled((await compose()).services['menu']?.environment ?? {});
    expect(readConfig(ofContainer, '/srv')).toMatchObject({
      profile: 'production',
      publicUrl: 'https://menu_host',
      settings: { identity: { issuer: 'https://id.example.org/' } },
      storage: { databaseUrl: 'postgres://menu:database_password@database:5432/menu' },
    });
    expect(readConfig(variablesOf(await read('somascan-menu.env')), '/srv')).toMatchObject({
      profile: 'production',
      publicUrl: 'https://menu.example.org',
    });
  });

  it("the image copies the artefact's files, runs as an unprivileged user and reports its health", async () => {
    const lines = (await read('Dockerfile')).split('\n').filter((line) => /^[A-Z]/.test(line));
    const copied = lines.flatMap((line) => /^COPY (.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
    expect(copied.filter((name) => !artefactEntries.includes(name))).toEqual([]);
    expect(copied).toEqual(expect.arrayContaining(['ssm.js', 'package.json', 'lib', 'application', 'release-notes']));
    expect(lines[0]).toMatch(/^FROM node:24-/);
    expect(lines.findLast((line) => line.startsWith('USER '))).toEqual('USER node');
    expect(lines.some((line) => line.startsWith('HEALTHCHECK ') && line.includes('/health'))).toEqual(true);
  });

  it('the image is healthy if a server answers on the port that PORT names', async () => {
    const check = /^HEALTHCHECK .* CMD (.+)$/m.exec(await read('Dockerfile'))?.[1] ?? '[]';
    const [, ...words] = JSON.parse(check) as readonly string[];
    const { port, close } = await listen(createServer((_, outgoing) => void outgoing.end('{}')));
    const codeOf = async (PORT: number): Promise<number> => {
      const asked = spawn(process.execPath, words, { env: { ...process.env, PORT: String(PORT) }, stdio: 'ignore' });
      const [code] = (await once(asked, 'exit')) as [number];
      return code;
    };
    const well = await codeOf(port);
    await close();
    expect([well, await codeOf(port)]).toEqual([0, 1]);
  });

  it("the image's Dockerfile is valid, and a linter finds nothing in it", async () => {
    const faultsOf = (text: string): readonly unknown[] => validate(text).map(({ message }) => message);
    const text = await read('Dockerfile');
    expect(faultsOf(text)).toEqual([]);
    // Checks the linter itself: it must find an unknown instruction, an unknown flag and a second command.
    const broken = text
      .replace('WORKDIR', 'WORKDIRS')
      .replace('--interval', '--every')
      .replace('USER node', 'CMD ["x"]');
    expect(faultsOf(broken)).toEqual([
      'There can only be one CMD instruction in a Dockerfile or build stage. Only the last one will have an effect.',
      'Unknown instruction: WORKDIRS',
      'Unknown flag: every',
    ]);
  });

  it('allow the server a longer shutdown than its drain time, as the guide and the settings say', async () => {
    const [unit, env] = [await read('somascan-menu.service'), await read('somascan-menu.env')];
    const waited = {
      systemd: Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
      container: Number(/^(\d+)s$/.exec(String((await compose()).services['menu']?.['stop_grace_period']))?.[1]),
    };
    const offered = variablesOf(env.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))['SSM_DRAIN_SECONDS'];
    const guide = await readFile(path.join(root, 'docs/operating.md'), 'utf8');
    const longest = {
      env: Number(/Beyond (\d+), TimeoutStopSec of the unit/.exec(env)?.[1]),
      guide: Number(/\(beyond (\d+), with a longer `TimeoutStopSec`/.exec(guide)?.[1]),
    };
    // After draining, a server exits within two seconds, even with open requests.
    expect({ waited, longest, offered }).toEqual({
      waited: { systemd: 30, container: 30 },
      longest: { env: 25, guide: 25 },
      offered: '5',
    });
  });

  it('make all files of the container read-only except its data', async () => {
    const { menu, proxy } = (await compose()).services;
    expect(menu).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'], volumes: ['menu-data:/data'] });
    expect((proxy?.volumes ?? []).every((volume) => volume.endsWith(':ro'))).toEqual(true);
  });

  it.skipIf(isSkipped(nginx))(`nginx takes its configuration${without(nginx)}`, async () => {
    const folder = await newFolder();
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    const files = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')];
    expect((await run('openssl', [...words, ...files], { isQuiet: true })).code).toEqual(0);
    const text = (await read('nginx.conf'))
      .replaceAll('/etc/nginx/tls', folder)
      .replace('server menu:4173', 'server 127.0.0.1:4173')
      // Removes a line that nginx accepts only from 1.25.1 on.
      .replace('  http2 on;\n', '');
    const file = path.join(folder, 'nginx.conf');
    await writeFile(file, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${text}}\n`);
    const { code, text: said } = await run(nginx, ['-t', '-q', '-e', 'stderr', '-c', file], { isQuiet: true });
    expect([code, said]).toEqual([0, '']);
  });

  it.skipIf(isSkipped(systemd))(`systemd takes its unit${without(systemd)}`, async () => {
    const file = path.join(await newFolder(), 'somascan-menu.service');
    // systemd-analyze requires that the program exists.
    await writeFile(file, (await read('somascan-menu.service')).replace('/usr/bin/node', '/bin/true'));
    const { code, text } = await run(systemd, ['verify', '--man=no', file], { isQuiet: true });
    expect([code, text.split('\n').filter((line) => line.includes('somascan-menu'))]).toEqual([0, []]);
  });
});
