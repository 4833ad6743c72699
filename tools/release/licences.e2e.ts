import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureHostBuilt } from '../host-build.ts';
import { root } from '../process.ts';
import { ensureLibrariesBuilt } from './libraries.ts';

beforeAll(async () => {
  await ensureLibrariesBuilt();
  await ensureHostBuilt();
});

async function licensed(file: string): Promise<ReadonlyMap<string, readonly [licence: string, text: string]>> {
  const whole = await readFile(path.join(root, file), 'utf8');
  const parts = [...whole.matchAll(/^## (\S+) - \S+ \(([^)]+)\)\n(.*?)(?=^## \S+ - \S+ \(|$(?![\s\S]))/gms)];
  return new Map(parts.map(([, name = '', licence = '', text = '']) => [name, [licence, text.trim()]]));
}

const ofTheMenu = [
  '@internationalized/string',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/store',
  '@tanstack/table-core',
  '@xstate/react',
  'clsx',
  'd3-array',
  'd3-color',
  'd3-format',
  'd3-interpolate',
  'd3-scale',
  'fflate',
  'idb-keyval',
  'openapi-fetch',
  'react',
  'react-aria',
  'react-aria-components',
  'react-dom',
  'react-stately',
  'scheduler',
  'use-isomorphic-layout-effect',
  'use-sync-external-store',
  'xstate',
  'zod',
];

const ofTheApplication = [
  '@fontsource-variable/inter',
  '@openfeature/core',
  '@openfeature/ofrep-core',
  '@openfeature/ofrep-web-provider',
  '@openfeature/web-sdk',
  '@sentry/browser',
  '@sentry/browser-utils',
  '@sentry/conventions',
  '@sentry/core',
  '@splitsoftware/splitio-browserjs',
  '@splitsoftware/splitio-commons',
  'highs',
  'jwt-decode',
  'marked',
  'oidc-client-ts',
  'regexparam',
  'tslib',
];

test.each([
  ['packages/ssm-react/dist/element/third-party-licences.md', ofTheMenu],
  ['packages/ssm-host/dist/assets/embed/third-party-licences.md', ofTheMenu],
  ['packages/ssm-host/dist/third-party-licences.md', [...ofTheMenu, ...ofTheApplication]],
])(
  '%s contains the licence of each bundled package, and each licence requires only its notice',
  async (file, names) => {
    const found = await licensed(file);
    expect([...found.keys()].toSorted()).toEqual(names.toSorted());
    const licences = new Set([...found.values()].map(([licence]) => licence));
    expect(['MIT', 'Apache-2.0', 'ISC', '0BSD', 'OFL-1.1']).toEqual(expect.arrayContaining([...licences]));
    const wordless = [...found].filter(([, [, text]]) => text.length < 400).map(([name]) => name);
    expect(wordless).toEqual([]);
  },
);
