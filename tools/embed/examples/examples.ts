/** The folders of examples/ that are installed and built as their READMEs say, with the packed libraries in place of published ones. */
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../process.ts';
import { runToEnd } from '../runToEnd.ts';

/** That of Next.js takes the longest. */
export const builtExamples = ['next', 'vite-react', 'hostile-portal', 'vue'] as const;
type Example = (typeof builtExamples)[number];

/** Those that the filters of `npm run embed` name; undefined where they name other tests too, or there are none. */
export function examplesAsked(filters: readonly string[]): readonly Example[] | undefined {
  if (filters.length === 0) return undefined;
  const asked = filters.map((filter) => builtExamples.find((name) => filter.includes(name)));
  return asked.every((name) => name !== undefined) ? asked : undefined;
}

/** Copies an example into a folder that is not there yet, and installs and builds it. */
export async function createExample(name: Example, folder: string, tarballs: Iterable<string>): Promise<void> {
  await cp(path.join(root, 'examples', name), folder, {
    recursive: true,
    // Of somebody who has tried it where it stands.
    filter: (file) => !/[\\/](node_modules|dist|\.next|package-lock\.json)$/.test(file),
  });
  await runToEnd('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs], folder);
  await runToEnd('npm', ['run', 'build'], folder, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
}

/** Puts what an example's build wrote where the server of these tests shows it; some have a server of their own. */
export async function showExample(folder: string, to: string): Promise<void> {
  const built = path.join(folder, 'dist');
  if (!existsSync(built)) return;
  await rm(to, { recursive: true, force: true });
  await cp(built, to, { recursive: true });
}
