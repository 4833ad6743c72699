/** The libraries as they would be published. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../process.ts';
import { runToEnd } from './runToEnd.ts';

/** In the order in which they depend on each other. */
const libraries = ['ssm-core', 'ssm-react'];

/** Builds and packs both into the folder; answers the tarball of each by its name. */
export async function packLibraries(folder: string): Promise<ReadonlyMap<string, string>> {
  for (const name of libraries) {
    const cwd = path.join(root, 'packages', name);
    await runToEnd('pnpm', ['run', 'build'], cwd);
    await runToEnd('pnpm', ['pack', '--pack-destination', folder], cwd);
  }
  const files = await readdir(folder);
  return new Map(
    libraries.map((name) => {
      const file = files.find((entry) => entry.startsWith(`${name}-`) && entry.endsWith('.tgz'));
      if (file === undefined) throw new Error(`${name} left no tarball in ${folder}, which holds ${files.join(', ')}.`);
      return [name, path.join(folder, file)];
    }),
  );
}
