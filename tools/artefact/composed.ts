/**
 * Runs deploy/compose.yaml and the Dockerfile as processes, without containers. Reads both files, so that no copy of
 * them can differ.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { nginxHead, nginxOf } from '../../packages/ssm-server/src/http/testing/throwAwayNginx.ts';
import { deployedNginx } from '../../packages/ssm-server/src/start/testing/topology/deployedNginx.ts';
import { newCertificate, saysServer } from '../../packages/ssm-server/src/start/testing/topology/proxy.ts';
import {
  folderUntil,
  freePort,
  startProgram,
  type WhenOver,
} from '../../packages/ssm-server/src/store/testing/program.ts';
import {
  binaryFolder,
  giveToPostgres,
  postgresAccount,
} from '../../packages/ssm-server/src/store/testing/throwAwayPostgres.ts';
import { root } from '../process.ts';
import { ensureArtefactBuilt } from './artefact.ts';

const run = promisify(execFile);
type Variables = Readonly<Record<string, string>>;

const read = (name: string): Promise<string> => readFile(path.join(root, 'deploy', name), 'utf8');

interface Service {
  readonly environment: Variables;
  readonly healthcheck: { readonly test: readonly string[] };
}

async function serviceOf(name: 'menu' | 'database', dotEnv: Variables): Promise<Service> {
  const { services } = parse(await read('compose.yaml')) as { readonly services: Readonly<Record<string, Service>> };
  const service = services[name];
  if (service === undefined) throw new Error(`compose.yaml has no ${name}.`);
  const filled = Object.entries(service.environment).map(([key, value]) => [
    key,
    value.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_, variable: string, how: string, text: string) => {
      const given = dotEnv[variable] ?? (how === '-' ? text : undefined);
      if (given === undefined) throw new Error(`.env has no ${variable}.`);
      return given;
    }),
  ]);
  return { ...service, environment: Object.fromEntries(filled) as Variables };
}

interface Image {
  readonly environment: Variables;
  readonly files: readonly string[];
  readonly entry: readonly string[];
  readonly words: readonly string[];
  readonly healthcheck: readonly string[];
}

async function readImage(): Promise<Image> {
  const text = await read('Dockerfile');
  const line = (directive: RegExp): string => {
    const [, found] = directive.exec(text) ?? [];
    if (found === undefined) throw new Error(`The Dockerfile has no ${directive.source}.`);
    return found;
  };
  const list = (directive: RegExp) => JSON.parse(line(directive)) as readonly string[];
  return {
    environment: Object.fromEntries(
      line(/^ENV (.+)$/m)
        .split(' ')
        .map((pair) => pair.split('=')),
    ) as Variables,
    files: [...text.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' ')),
    entry: list(/^ENTRYPOINT (.+)$/m),
    words: list(/^CMD (.+)$/m),
    healthcheck: list(/^HEALTHCHECK .* CMD (.+)$/m),
  };
}

/** Starts PostgreSQL and creates the database and owner, as PostgreSQL's image does. Returns the port. */
async function startDatabase(dotEnv: Variables, whenOver: WhenOver): Promise<number> {
  const { environment, healthcheck } = await serviceOf('database', dotEnv);
  const { POSTGRES_USER: user = '', POSTGRES_DB: name = '', POSTGRES_PASSWORD: password = '' } = environment;
  const binaries = binaryFolder();
  if (binaries === undefined) throw new Error('There is no PostgreSQL.');
  const as = postgresAccount();
  const folder = await folderUntil(whenOver);
  await giveToPostgres(folder);
  const [data, secret] = [path.join(folder, 'data'), path.join(folder, 'password')];
  await writeFile(secret, password);
  await giveToPostgres(secret);
  const made = { ...as, cwd: folder };
  const ways = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secret}`];
  await run(path.join(binaries, 'initdb'), ['-D', data, '-U', user, '--no-sync', ...ways], made);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off'];
  const [, command = '', ...words] = healthcheck.test;
  const isReady = () =>
    run(path.join(binaries, command), words, { env: { PGHOST: '127.0.0.1', PGPORT: String(port) } }).then(
      () => true,
      () => false,
    );
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  await startProgram({ command: path.join(binaries, 'postgres'), args, cwd: folder, as, isReady }, whenOver);
  await run(path.join(binaries, 'createdb'), ['-h', folder, '-p', String(port), '-U', user, name], made);
  return port;
}

export interface Composed {
  /** The https and http addresses of the proxy. Responses name their server in X-Served-By. */
  readonly https: string;
  readonly http: string;
  /**
   * Runs a command in the service `menu`, as `docker compose run` and `exec` do. Returns the output. Rejects if the
   * command fails.
   */
  command(...words: readonly string[]): Promise<string>;
  exec(...words: readonly string[]): Promise<string>;
  typed(line: string, backups: string): Promise<string>;
  /** Starts two services `menu`, waits until their HEALTHCHECK passes, then starts `proxy`. */
  up(): Promise<void>;
}

/**
 * Starts the services. `dotEnv` has the settings of `.env` without MENU_HOST, which is the address of the proxy here.
 */
export async function compose(given: Variables, whenOver: WhenOver): Promise<Composed> {
  const [httpsPort, httpPort] = [await freePort(), await freePort()];
  const menuPorts = [await freePort(), await freePort()] as const;
  const [https, http] = [`127.0.0.1:${httpsPort}`, `127.0.0.1:${httpPort}`];
  const dotEnv: Variables = { ...given, MENU_HOST: https };
  const place = await folderUntil(whenOver);
  const databasePort = await startDatabase(dotEnv, whenOver);
  const image = await readImage();
  const { folder: artefact } = await ensureArtefactBuilt();
  const work = path.join(place, 'srv');
  await mkdir(path.join(place, 'data'), { recursive: true });
  for (const name of image.files) await cp(path.join(artefact, name), path.join(work, name), { recursive: true });

  async function container(port: number, shell: Variables = {}) {
    const { environment } = await serviceOf('menu', { ...dotEnv, ...shell });
    const here = (text: string): string =>
      text
        .replace('@database:5432', `@127.0.0.1:${databasePort}`)
        .replace(/^\/data$/, path.join(place, 'data'))
        .replaceAll('4173', String(port));
    const env = Object.fromEntries([
      ['PATH', `${path.dirname(process.execPath)}:/usr/bin:/bin`],
      ...Object.entries({ ...image.environment, ...environment }).map(([key, value]) => [key, here(value)]),
    ]) as Variables;
    const exec = async (...[program = '', ...words]: readonly string[]): Promise<string> =>
      (await run(program, words, { cwd: work, env })).stdout;
    const start = async (): Promise<void> => {
      const [command = '', ...args] = [...image.entry, ...image.words];
      const isReady = () =>
        exec(...image.healthcheck.map(here)).then(
          () => true,
          () => false,
        );
      await startProgram({ command, args, cwd: work, env, isReady, patienceMs: 60_000 }, whenOver);
    };
    return { exec, start };
  }
  const [first, second] = [await container(menuPorts[0]), await container(menuPorts[1])];
  const { exec } = first;

  async function typed(line: string, backups: string): Promise<string> {
    const [, name, words = ''] =
      /^(?:DATABASE_NAME=(\w+) )?docker compose -f deploy\/compose\.yaml (.+)$/.exec(line) ?? [];
    const here = words.replaceAll('/data/', `${place}/data/`).replaceAll('/var/backups/', `${backups}/`);
    const [, entry, asked] = /^run --rm(?: -T)?(?: --entrypoint (\w+))? menu (.+)$/.exec(here) ?? [];
    if (asked !== undefined) {
      const menu = await container(menuPorts[0], name === undefined ? {} : { DATABASE_NAME: name });
      return menu.exec('bash', '-c', [...(entry === undefined ? image.entry : [entry]), asked].join(' '));
    }
    const [, service, command] = /^exec(?: -T)? (menu|database) (.+)$/.exec(here) ?? [];
    if (command === undefined) throw new Error(`It is neither exec nor run: ${line}`);
    if (service === 'menu') return exec('bash', '-c', command);
    const env = { PATH: `${binaryFolder()}:/usr/bin:/bin`, PGHOST: '127.0.0.1', PGPORT: String(databasePort) };
    const PGPASSWORD = dotEnv['DATABASE_PASSWORD'];
    return (await run('bash', ['-c', command], { env: { ...env, ...(PGPASSWORD !== undefined && { PGPASSWORD }) } }))
      .stdout;
  }

  async function startProxy(): Promise<void> {
    const folder = await folderUntil(whenOver);
    await newCertificate(folder, whenOver);
    const file = path.join(folder, 'nginx.conf');
    const places = { servers: menuPorts.map((port) => `127.0.0.1:${port}`), https, http, certificates: folder };
    await writeFile(file, `${nginxHead(folder)}\n${await deployedNginx(places, saysServer)}\n}\n`);
    const isReady = () =>
      fetch(`https://${https}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await startProgram({ ...nginxOf(folder, file), isReady }, whenOver);
  }

  return {
    https: `https://${https}`,
    http: `http://${http}`,
    command: (...words) => exec(...image.entry, ...words),
    exec,
    typed,
    async up() {
      await Promise.all([first.start(), second.start()]);
      await startProxy();
    },
  };
}
