import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintOf } from '../fingerprint.ts';
import { root, run } from '../process.ts';

export const libraries = ['ssm-core', 'ssm-react'] as const;
export type Library = (typeof libraries)[number];

export const folderOf = (library: Library): string => path.join(root, 'packages', library);

const sources = [
  'openapi/*.ts',
  'packages/{ssm-core,ssm-react}/src/**/*',
  'packages/{ssm-core,ssm-react}/{*.ts,package.json}',
  'pnpm-lock.yaml',
];
const built = ['packages/{ssm-core,ssm-react}/dist/**/*'];
const stamp = path.join(root, '.cache/libraries-built-from');

/** Covers sources and output, so an emptied folder is built again. */
const fingerprint = async (): Promise<string> => `${await fingerprintOf(sources)} ${await fingerprintOf(built)}`;

export async function ensureLibrariesBuilt(say: (line: string) => void = () => {}): Promise<void> {
  if ((await readFile(stamp, 'utf8').catch(() => '')) === (await fingerprint())) return;
  for (const library of libraries) {
    say(`Building ${library}`);
    // A test runner's NODE_ENV would change the build.
    const options = { isQuiet: true, env: { NODE_ENV: 'production' } };
    const { code, text } = await run('pnpm', ['--filter', library, 'build'], options);
    if (code !== 0) throw new Error(`${library} could not be built.\n${text}`);
  }
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, await fingerprint());
}

export async function packLibraries(
  folder: string,
  say: (line: string) => void = () => {},
): Promise<ReadonlyMap<Library, string>> {
  await ensureLibrariesBuilt(say);
  const tarballs = new Map<Library, string>();
  for (const library of libraries) {
    const packed = await run('pnpm', ['pack', '--pack-destination', folder], { cwd: folderOf(library), isQuiet: true });
    if (packed.code !== 0) throw new Error(`${library} could not be packed.\n${packed.text}`);
    const files = await readdir(folder);
    const file = files.find((entry) => entry.startsWith(`${library}-`) && entry.endsWith('.tgz'));
    if (file === undefined)
      throw new Error(`${library} left no tarball in ${folder}, which holds ${files.join(', ')}.`);
    tarballs.set(library, path.join(folder, file));
  }
  return tarballs;
}
