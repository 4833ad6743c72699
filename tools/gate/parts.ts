import { landingChecks, packageChecks, quickChecks } from '../checks.ts';
import { libraries } from '../release/libraries.ts';
import { vitestArguments } from '../vitest.ts';
import type { Part } from './runParts.ts';

const node = (...args: readonly string[]): Pick<Part, 'command' | 'args'> => ({
  command: process.execPath,
  args: ['--conditions=ssm-source', '--disable-warning=ExperimentalWarning', ...args],
});

const tests = (name: string, args: readonly string[], env: Part['env'] = {}): Part => ({
  name,
  command: 'vitest',
  args: vitestArguments(args),
  env,
});

/** Leaves out stories that show another one in dark colours, on a phone or from right to left. Part `axe` tests them. */
const withoutVariants = '^(?!.*(?:Dark|Phone|Right ?To ?Left)$)';

const walk = (name: string): string => `tools/e2e/${name}.e2e.ts`;

export const testParts: readonly Part[] = [
  { name: 'application builds', ...node('tools/gate/build.ts', 'application'), group: 'static' },
  ...quickChecks.map((check) => ({ ...check, group: 'static' })),
  tests('core and unit tests', ['--project', 'core', '--project', 'unit']),
  tests('stories', ['--project', 'stories', '--testNamePattern', withoutVariants]),
  tests('main job', ['--project', 'e2e', walk('mainJob')]),
];

export const ciParts: readonly Part[] = [
  { name: 'libraries and server build', ...node('tools/gate/build.ts', 'libraries', 'artefact'), group: 'build' },
  ...landingChecks.map((check) => ({ ...check, group: 'build' })),
  ...libraries.flatMap((library) => packageChecks(library)).map((check) => ({ ...check, group: 'packages' })),
  { name: 'sizes', ...node('tools/gate/sizes.ts'), group: 'packages' },
  tests('component tests', ['--project', 'browser']),
  tests('kills, upgrade and stored panels', ['--project', 'parts'], {
    SSM_KILLS: '3',
  }),
  { name: 'main walks', ...node('tools/e2e.ts', '--main') },
  { name: 'embedding', ...node('tools/embed.ts', '--smoke') },
];

/** Parts that only `npm run verify` runs. Their names are short, because they are arguments of the command. */
export const verifyParts: readonly Part[] = [
  { name: 'walks', ...node('tools/e2e.ts', '--rest') },
  { name: 'topology', ...node('tools/e2e.ts', '--topology') },
  { name: 'embed', ...node('tools/embed.ts') },
  { name: 'soak', ...node('tools/soak.ts') },
  { name: 'journeys', ...node('tools/story.ts', '--journeys') },
  tests(
    'axe',
    ['stories', 'browser', 'elements'].flatMap((name) => ['--project', name]),
    { SSM_AXE: 'all' },
  ),
  { name: 'images', ...node('tools/story.ts', '--images') },
  { name: 'storybook', ...node('tools/story.ts', '--check') },
  tests('properties', ['--project', 'core', '--project', 'unit'], { SSM_SEED: 'fresh' }),
  tests('random', ['--project', 'e2e', walk('main/recorded'), walk('random')], { SSM_RANDOM_MINUTES: '20' }),
  { name: 'bench', ...node('tools/bench/bench.ts', '--check') },
];
