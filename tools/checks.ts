export interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const node = (...args: readonly string[]): Pick<Check, 'command' | 'args'> => ({ command: process.execPath, args });

/** The checks that `npm test` runs too. */
export const quickChecks: readonly Check[] = [
  { name: 'generated files are current', ...node('--conditions=ssm-source', 'tools/gen.ts', '--check') },
  {
    name: 'types',
    ...node(
      'node_modules/@typescript/native/bin/tsc',
      '--project',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ),
  },
  { name: 'format', command: 'biome', args: ['check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'rules of the house', ...node('tools/house/house.ts') },
];

const slowChecks: readonly Check[] = [
  {
    name: 'dependency rules',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'openapi', 'tools', '.storybook', '.vitepress'],
  },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
];

/** The checks of `npm run check`. */
export const checks: readonly Check[] = [...quickChecks, ...slowChecks];

/** The checks that only `.ci/run` adds. Lint rules with types repeat the work of the type check. */
export const landingChecks: readonly Check[] = [
  ...slowChecks,
  { name: 'lint with types', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
];

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
