/** Installs and builds the folders of examples/ as their READMEs say, but with the packed libraries. */
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { outputOf, production, root } from '../../process.ts';

export const builtExamples = ['next', 'vite-react', 'hostile-portal', 'vue'] as const;
type Example = (typeof builtExamples)[number];

/**
 * Returns the examples that the filters select. Returns undefined without filters, and if the filters select other
 * tests.
 */
export function examplesAsked(filters: readonly string[]): readonly Example[] | undefined {
  if (filters.length === 0) return undefined;
  const asked = filters.map((filter) => builtExamples.find((name) => filter.includes(name)));
  return asked.every((name) => name !== undefined) ? asked : undefined;
}

export async function createExample(name: Example, folder: string, tarballs: Iterable<string>): Promise<void> {
  await cp(path.join(root, 'examples', name), folder, {
    recursive: true,
    // Leaves out files of a developer who has run the example in its folder.
    filter: (file) => !/[\\/](node_modules|dist|\.next|package-lock\.json)$/.test(file),
  });
  await outputOf('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], { cwd: folder });
  const env = { ...production, NEXT_TELEMETRY_DISABLED: '1' };
  await outputOf('npm', ['run', 'build'], { cwd: folder, env });
}

/** Copies the build of an example to the folder of the test server, unless the example has its own server. */
export async function showExample(folder: string, to: string): Promise<void> {
  const built = path.join(folder, 'dist');
  if (!existsSync(built)) return;
  await rm(to, { recursive: true, force: true });
  await cp(built, to, { recursive: true });
}
