import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../packages/ssm-server/src/store/schema/migrations.ts';
import { schemaOfReleases } from '../../packages/ssm-server/src/store/schema/releases.ts';
import { outputOf, root } from '../process.ts';
import type { Manifest } from './packedFiles.ts';
import { isTrialRegistry } from './publish.ts';
import { obstaclesOf, releasedSchema, releasePlan, uncommittedFiles } from './readiness.ts';

const repository = 'git+https://github.com/assay/somascan-menu.git';
const manifest: Manifest = { name: 'ssm-core', version: '1.2.0', exports: {}, repository: { url: repository } };
const ready = {
  plan: { changesets: [], releases: [] },
  manifests: [manifest],
  schema: { release: '1.2.0', ofRelease: 9, ofSources: 9 },
  env: { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example', GITHUB_REPOSITORY: 'assay/somascan-menu' },
  isTrial: false,
};
const nobody = 'no build service vouches for this machine: npm signs provenance in a workflow with `id-token: write`';

describe('a release', () => {
  it('must run in the workflow of the repository that the package names', () => {
    expect(obstaclesOf(ready)).toEqual([]);
  });

  it('must wait until its changesets have become a version', () => {
    const releases = [
      { name: 'ssm-core', newVersion: '1.3.0' },
      { name: 'ssm-server', newVersion: '0.2.0' },
    ];
    expect(obstaclesOf({ ...ready, plan: { changesets: [{}, {}], releases } })).toEqual([
      'changesets wait (2): `changeset version` makes ssm-core 1.3.0 of them',
    ]);
  });

  it('must record its schema, so that the next release knows the schema its servers may meet', () => {
    const what = (schema: object) => obstaclesOf({ ...ready, schema: { ...ready.schema, ...schema } });
    const line = 'write the note of this release, and its line in packages/ssm-server/src/store/schema/releases.ts';
    expect(what({ ofRelease: 5 })).toEqual([
      `the sources have 9 migrations, and release 1.2.0, the newest with a note, 5: ${line}`,
    ]);
    expect(what({ ofRelease: undefined })).toEqual([
      `the sources have 9 migrations, and release 1.2.0, the newest with a note, says none: ${line}`,
    ]);
  });

  it('must have the version of the newest release note', () => {
    const manifests = [manifest, { ...manifest, name: 'ssm-react', version: '1.1.0' }];
    expect(obstaclesOf({ ...ready, manifests })).toEqual([
      'ssm-react is 1.1.0, and the newest release note is of 1.2.0',
    ]);
  });

  it('needs provenance, unless it is a trial', () => {
    expect(obstaclesOf({ ...ready, env: {} })).toEqual([nobody]);
    expect(obstaclesOf({ ...ready, env: {}, isTrial: true })).toEqual([]);
  });

  it('must name its own repository', () => {
    const { repository: _, ...nameless } = manifest;
    expect(obstaclesOf({ ...ready, manifests: [nameless] })).toEqual([
      'package.json of ssm-core names no repository, which provenance is held against',
    ]);
    const env = { ...ready.env, GITHUB_REPOSITORY: 'somebody/somascan-menu' };
    expect(obstaclesOf({ ...ready, env })).toEqual([
      `ssm-core names the repository ${repository}, and this is somebody/somascan-menu`,
    ]);
  });

  it('may be tried only on this machine', () => {
    const addresses = ['http://localhost:4873', 'http://127.0.0.1:1/', 'https://registry.npmjs.org/'];
    expect(addresses.map(isTrialRegistry)).toEqual([true, true, false]);
  });
});

it('the changesets of this repository give all packages one next version, or wait for none', async () => {
  const { releases } = await releasePlan();
  const names = releases.map(({ name }) => name).toSorted();
  const all = ['ssm-core', 'ssm-host', 'ssm-openapi', 'ssm-react', 'ssm-server'];
  expect([[], all]).toContainEqual(names);
  expect(new Set(releases.map(({ newVersion }) => newVersion)).size).toBe(names.length === 0 ? 0 : 1);
});

it('finds the schema of this repository and of its newest release', async () => {
  const { release, ofRelease, ofSources } = await releasedSchema();
  expect([/^\d+\.\d+\.\d+$/.test(release), ofRelease, ofSources]).toEqual([
    true,
    schemaOfReleases[release],
    migrations.length,
  ]);
});

it('gives all packages the version of the newest release note', async () => {
  const { release } = await releasedSchema();
  const names = ['openapi', ...['core', 'react', 'host', 'server'].map((name) => `packages/ssm-${name}`)];
  const manifests = names.map((name) => readFile(path.join(root, name, 'package.json'), 'utf8'));
  const versions = (await Promise.all(manifests)).map((text) => (JSON.parse(text) as Manifest).version);
  expect(versions).toEqual(names.map(() => release));
});

it('docs/operating.md installs this release and goes back to the previous one', async () => {
  const { release } = await releasedSchema();
  const releases = Object.keys(schemaOfReleases);
  const text = await readFile(path.join(root, 'docs/operating.md'), 'utf8');
  const named = new Set(text.match(/(?<=somascan-menu-)\d+\.\d+\.\d+/g));
  expect([...named]).toEqual([release, releases[releases.indexOf(release) - 1]]);
});

it('names changed and new files that are not committed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-tree-'));
  const git = (...args: readonly string[]): Promise<string> =>
    outputOf('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
  await git('init', '--quiet');
  await writeFile(path.join(folder, 'kept.txt'), 'one');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'One');
  expect(await uncommittedFiles(folder)).toEqual([]);
  await writeFile(path.join(folder, 'kept.txt'), 'two');
  await writeFile(path.join(folder, 'new.txt'), 'new');
  expect(await uncommittedFiles(folder)).toEqual(['kept.txt', 'new.txt']);
  await rm(folder, { recursive: true, force: true });
});
