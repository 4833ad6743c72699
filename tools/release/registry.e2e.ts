import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outputOf, run } from '../process.ts';
import { packLibraries } from './libraries.ts';
import { readPacked } from './packedFiles.ts';
import { publish } from './publish.ts';
import { startTrialRegistry, type TrialRegistry } from './testing/registry.ts';
import type { Packed } from './verify.ts';

let folder: string;
let packed: Packed;
let registry: TrialRegistry;

// Each attempt needs a new registry, because published versions stay.
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ssm-registry-'));
  packed = await readPacked(await packLibraries(folder));
  registry = await startTrialRegistry();
  // npm publishes only with a token. This token is valid only for this registry.
  const settings = path.join(folder, 'npmrc');
  await writeFile(settings, `//${new URL(registry.address).host}/:_authToken=trial\n`);
  vi.stubEnv('npm_config_userconfig', settings);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await registry?.close();
  await rm(folder, { recursive: true, force: true });
});

const page = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createSatClient } from 'ssm-core';
import { dilutionGroups } from 'ssm-core/engine';
import { MenuPage, SsmProvider } from 'ssm-react';
import 'ssm-react/element';
import { mountSsmMenu } from 'ssm-react/iframe';
import { texts as de } from 'ssm-react/strings/de';
import { texts as ja } from 'ssm-react/strings/ja';

const client = createSatClient({ baseUrl: 'https://assay.example/sat' });
const html = renderToString(createElement(SsmProvider, { client }, createElement(MenuPage)));
const german = renderToString(createElement(SsmProvider, { client, strings: de, locale: 'de' }, createElement(MenuPage)));
console.log(JSON.stringify({
  node: process.versions.node.split('.')[0],
  heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
  groups: dilutionGroups.length > 0,
  mount: typeof mountSsmMenu,
  german: german.includes(de.menu.search) && de.menu.search,
  japanese: ja.menu.search,
}));
`;

test('publishes both packages once, and they install and work in the oldest supported Node', async () => {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  await publish(packed.values(), registry.address, say);
  await publish(packed.values(), registry.address, say);
  const versions = [...packed.values()].map(({ manifest: { name, version } }) => `${name} ${version}`);
  expect(said).toEqual([
    ...versions.map((name) => `${name} is published`),
    ...versions.map((name) => `${name} is published already`),
  ]);
  expect([...registry.published.keys()]).toEqual(['ssm-core', 'ssm-react']);

  const project = path.join(folder, 'project');
  await mkdir(project);
  await writeFile(path.join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  await writeFile(path.join(project, 'page.js'), page);
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund'];
  const wanted = ['ssm-react', 'ssm-core', 'react@^19', 'react-dom@^19'];
  await outputOf('npm', ['install', ...quiet, '--registry', registry.address, ...wanted], { cwd: project });
  const oldest = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@22`;
  const ran = await run('npx', ['--yes', `--package=${oldest}`, '--call', 'node page.js'], {
    cwd: project,
    isQuiet: true,
  });
  expect(JSON.parse(ran.text.trim().split('\n').at(-1) ?? '')).toEqual({
    node: '22',
    heading: 'SomaScan Menu',
    groups: true,
    mount: 'function',
    german: 'Stichwort oder ID suchen',
    japanese: 'キーワードまたはIDで検索',
  });
});
