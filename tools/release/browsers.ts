/**
 * Checks that the built files run in the browsers of `browserslist` in package.json: syntax, built-in functions and
 * styles.
 */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Targets, transform } from 'lightningcss';
import { root, run } from '../process.ts';

const scripts = ['packages/ssm-core/dist/**/*.js', 'packages/ssm-react/dist/**/*.js', 'packages/ssm-host/dist/**/*.js'];
const styles = ['packages/ssm-react/dist/**/*.css', 'packages/ssm-host/dist/**/*.css'];

/** Findings to ignore: false alarms of es-check, and features that the code checks before use. */
const allowed = [
  // sessions.codec.ts checks for `toBase64` and has a fallback.
  'Uint8ArrayToBase64',
  // Libraries have their own methods named `group`.
  'ArrayPrototypeGroup',
];

export async function oldestBrowsers(): Promise<ReadonlyMap<string, number>> {
  const { browserslist } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    readonly browserslist: readonly string[];
  };
  return new Map(
    browserslist.map((line) => {
      const [name = '', version] = line.split(' >= ');
      return [name, Number(version)];
    }),
  );
}

async function builtFiles(patterns: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file);
  return files;
}

export async function unknownInScripts(browsers: ReadonlyMap<string, number>): Promise<string> {
  const query = [...browsers].map(([name, version]) => `${name} >= ${version}`).join(', ');
  const words = ['--module', '--checkFeatures', '--noColor', '--noCache', `--ignore=${allowed.join(',')}`];
  const { code, text } = await run(
    'es-check',
    ['checkBrowser', ...(await builtFiles(scripts)), ...words, `--browserslistQuery=${query}`],
    { isQuiet: true },
  );
  if (code === 0) return '';
  return text
    .split('\n')
    .filter((line) => /erroring file|error: /.test(line))
    .map((line) => line.trim())
    .join('\n');
}

/** Unpacks a version, which lightningcss writes as one number. */
const versionOf = (version: number): number => {
  const [major = 0, minor = 0] = String(version).split('.').map(Number);
  return (major << 16) | (minor << 8);
};

export async function unknownInStyles(browsers: ReadonlyMap<string, number>): Promise<readonly string[]> {
  const targets: Targets = Object.fromEntries([...browsers].map(([name, version]) => [name, versionOf(version)]));
  const found: string[] = [];
  for (const filename of await builtFiles(styles)) {
    const code = await readFile(path.join(root, filename));
    const asWritten = new Set(transform({ filename, code }).code.toString().split('\n'));
    const lowered = transform({ filename, code, targets }).code.toString().split('\n');
    const others = lowered.filter((line) => !asWritten.has(line) && !/-(?:webkit|moz)-/.test(line));
    found.push(...others.map((line) => `${filename}: ${line.trim()}`));
  }
  return found;
}
