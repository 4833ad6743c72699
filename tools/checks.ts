/** What `npm run check` and `npm test` both verify without running the product. */

export interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const node = (...args: readonly string[]): Pick<Check, 'command' | 'args'> => ({ command: process.execPath, args });

export const checks: readonly Check[] = [
  { name: 'generated files are current', ...node('tools/gen.ts', '--check') },
  { name: 'types', ...node('node_modules/@typescript/native/bin/tsc', '--project', '.') },
  { name: 'format', command: 'biome', args: ['check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'dependency rules',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'openapi', 'tools', '.storybook'],
  },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
];

/** Needs the libraries built. */
export const packageChecks: readonly Check[] = ['ssm-core', 'ssm-react'].flatMap((name) => [
  { name: `${name} builds`, command: 'pnpm', args: ['--filter', name, 'build'] },
  { name: `${name} package is well-formed`, command: 'publint', args: ['--strict', `packages/${name}`] },
  {
    name: `${name} types resolve for its users`,
    command: 'attw',
    args: [
      '--pack',
      `packages/${name}`,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './styles.css',
      './first-view.css',
      './panels.css',
    ],
  },
]);
