/**
 * Whether docs/benchmarks.md was measured of the product as it is. Figures take the better part of an hour, so they are
 * not made anew with each change: the report's head says what it measured, and only a release asks that it be this.
 */
import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../process.ts';

/** What the product is made of, tests and stories aside; and the libraries that it is made with. */
const shipped = [
  'openapi/*.ts',
  'packages/{ssm-core,ssm-react,ssm-host,ssm-server}/src/**/*',
  'packages/ssm-host/{index.html,vite*.ts}',
  'pnpm-lock.yaml',
];
const notShipped = /\.test\.tsx?$|\.stories\.tsx?$|\/testing\//;

/** Of names and contents, so that it is the same in every copy of the repository. */
export async function shippedFingerprint(folder: string = root): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(shipped, { cwd: folder, withFileTypes: true })) {
    const name = path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/');
    if (file.isFile() && !notShipped.test(name)) files.push(name);
  }
  for (const file of [...new Set(files)].toSorted()) {
    hash.update(`${file}\n`).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** How the head of the report names what was measured. */
export function measuredText(fingerprint: string): string {
  return `Measured of the sources \`${fingerprint}\``;
}

export type Age = 'current' | 'older' | 'unsaid';

/** What a report says of itself beside the sources as they are. */
export function ageOf(report: string, fingerprint: string): Age {
  const measured = /^Measured of the sources `([0-9a-f]+)`/m.exec(report)?.[1];
  if (measured === undefined) return 'unsaid';
  return measured === fingerprint ? 'current' : 'older';
}

export const reportFile: string = path.join(root, 'docs/benchmarks.md');

const sentences: Readonly<Record<Age, string>> = {
  current: 'docs/benchmarks.md measured the sources as they are.',
  older:
    'docs/benchmarks.md measured other sources than these: run `npm run bench` on a quiet machine before a release.',
  unsaid: 'docs/benchmarks.md does not say what it measured: run `npm run bench` on a quiet machine before a release.',
};

export async function reportAge(): Promise<{ readonly age: Age; readonly sentence: string }> {
  const age = ageOf(await readFile(reportFile, 'utf8'), await shippedFingerprint());
  return { age, sentence: sentences[age] };
}
