export interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const node = (...args: readonly string[]): Pick<Check, 'command' | 'args'> => ({ command: process.execPath, args });

/** The checks of `npm run check`, which `npm test` runs too. */
export const checks: readonly Check[] = [
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
  {
    name: 'dependency rules',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'packages', 'openapi', 'tools', '.storybook', '.vitepress'],
  },
  { name: 'rules of the house', ...node('tools/house/house.ts') },
  { name: 'unused code', command: 'knip', args: ['--no-progress'] },
];

/** Lint rules that need types. They repeat the work of the type check, so only `.ci/run` runs them. */
export const typedLint: Check = {
  name: 'lint with types',
  command: 'oxlint',
  args: ['--type-aware', '--deny-warnings'],
};

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
