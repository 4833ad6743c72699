/** What `npm run check` and `npm test` both verify without running the product. */
import { type RunResult, run } from './process.ts';

export interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const node = (...args: readonly string[]): Pick<Check, 'command' | 'args'> => ({ command: process.execPath, args });

const checks: readonly Check[] = [
  { name: 'generated files are current', ...node('--conditions=ssm-source', 'tools/gen.ts', '--check') },
  { name: 'types', ...node('node_modules/@typescript/native/bin/tsc', '--project', '.') },
  { name: 'format', command: 'biome', args: ['check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'dependency rules',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'openapi', 'tools', '.storybook'],
  },
  { name: 'rules of the house', ...node('tools/house/house.ts') },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
];

/** Of a library that is built, or of its tarball where that is named. */
export const packageChecks = (name: string, tarball?: string): readonly Check[] => [
  { name: `${name} package is well-formed`, command: 'publint', args: ['--strict', tarball ?? `packages/${name}`] },
  {
    name: `${name} types resolve for its users`,
    command: 'attw',
    args: [
      ...(tarball === undefined ? ['--pack', `packages/${name}`] : [tarball]),
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './styles.css',
      './first-view.css',
      './first-rows.css',
      './member.css',
      './panels.css',
      './themes/high-contrast.css',
      './themes/compact.css',
      './custom-elements.json',
      './element-events.schema.json',
      './iframe-messages.schema.json',
    ],
  },
];

/** Runs all, two at a time; tells of each in the order of the list. Nothing here writes what another reads. */
export async function runChecks(tell: (check: Check, result: RunResult) => void): Promise<void> {
  const results: Promise<RunResult>[] = [];
  for (const [index, check] of checks.entries()) {
    const before = results[index - 2];
    results.push(
      (async () => {
        await before;
        return run(check.command, check.args, { isQuiet: true });
      })(),
    );
  }
  for (const [index, check] of checks.entries()) tell(check, (await results[index]) as RunResult);
}
