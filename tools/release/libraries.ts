import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintOf } from '../fingerprint.ts';
import { outputOf, production, root } from '../process.ts';

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

/** The fingerprint of sources and output. Output is included, so that an emptied folder is built again. */
const fingerprint = async (): Promise<string> => `${await fingerprintOf(sources)} ${await fingerprintOf(built)}`;

export async function ensureLibrariesBuilt(say: (line: string) => void = () => {}): Promise<void> {
  if ((await readFile(stamp, 'utf8').catch(() => '')) === (await fingerprint())) return;
  for (const library of libraries) {
    say(`Building ${library}`);
    const problem = `${library} could not be built.`;
    await outputOf('pnpm', ['--filter', library, 'build'], { env: production, problem });
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
    await outputOf('pnpm', ['pack', '--pack-destination', folder], { cwd: folderOf(library) });
    const files = await readdir(folder);
    const file = files.find((entry) => entry.startsWith(`${library}-`) && entry.endsWith('.tgz'));
    if (file === undefined)
      throw new Error(`${library} left no tarball in ${folder}, which holds ${files.join(', ')}.`);
    tarballs.set(library, path.join(folder, file));
  }
  return tarballs;
}
