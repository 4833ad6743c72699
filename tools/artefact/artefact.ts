/**
 * Builds the release artefact: a folder with the bundled server, the application, notes and the files of deploy/, and
 * an archive of that folder. To run it, only Node is needed.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuild } from '../../packages/ssm-server/src/start/build.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { ensureHostBuilt, stampName } from '../host-build.ts';
import { outputOf, production, root } from '../process.ts';

const sources = [
  'openapi/**/*.{ts,yaml}',
  'packages/{ssm-core,ssm-server}/src/**/*',
  'packages/ssm-server/{release-notes/*,package.json}',
  'tools/artefact/**/*',
  'deploy/*',
  'LICENSE',
  'pnpm-lock.yaml',
];
const builds = path.join(root, 'packages/ssm-server/dist');
const stamp = path.join(builds, '.built-from');

export const artefactEntries: readonly string[] = [
  'LICENSE',
  'application',
  'deploy',
  'lib',
  'package.json',
  'release-notes',
  'ssm.js',
];

export interface Artefact {
  readonly folder: string;
  readonly archive: string;
}

function packageOf(version: string): string {
  const about = { name: 'somascan-menu-server', version, private: true, type: 'module', license: 'MIT' };
  return `${JSON.stringify({ ...about, engines: { node: '>=24' }, bin: { ssm: './ssm.js' } }, null, 2)}\n`;
}

export async function ensureArtefactBuilt(say: (line: string) => void = () => {}): Promise<Artefact> {
  const application = await ensureHostBuilt(say);
  const { version, commit } = await readBuild(process.env['SSM_COMMIT']);
  const name = `somascan-menu-${version}`;
  const artefact = { folder: path.join(builds, name), archive: path.join(builds, `${name}.tar.gz`) };
  const wanted = [await fingerprintOf(sources), await readFile(path.join(application, stampName), 'utf8'), commit].join(
    '\n',
  );
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return artefact;
  say('Building the server');
  await rm(builds, { recursive: true, force: true });
  await outputOf(
    process.execPath,
    ['tools/artefact/bundle.ts', path.join(artefact.folder, 'lib/server'), commit ?? ''],
    { env: production, problem: 'The server could not be bundled.' },
  );
  await cp(application, path.join(artefact.folder, 'application'), {
    recursive: true,
    filter: (file) => path.basename(file) !== stampName,
  });
  await cp(path.join(root, 'packages/ssm-server/release-notes'), path.join(artefact.folder, 'release-notes'), {
    recursive: true,
  });
  await cp(path.join(root, 'tools/artefact/files'), artefact.folder, { recursive: true });
  await cp(path.join(root, 'deploy'), path.join(artefact.folder, 'deploy'), { recursive: true });
  await cp(path.join(root, 'LICENSE'), path.join(artefact.folder, 'LICENSE'));
  await writeFile(path.join(artefact.folder, 'package.json'), packageOf(version));
  await outputOf('tar', ['-czf', artefact.archive, '-C', builds, name]);
  await mkdir(builds, { recursive: true });
  await writeFile(stamp, wanted);
  return artefact;
}
