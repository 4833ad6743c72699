/** Finds what prevents publishing, apart from faults in the tarballs. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { readBuild } from '../../packages/ssm-server/src/start/build.ts';
import { migrations } from '../../packages/ssm-server/src/store/schema/migrations.ts';
import { schemaOfReleases } from '../../packages/ssm-server/src/store/schema/releases.ts';
import { outputOf, root } from '../process.ts';
import type { Manifest } from './packedFiles.ts';

/** Returns uncommitted files. There must be none, because a release must match a commit. */
export async function uncommittedFiles(folder: string): Promise<readonly string[]> {
  return (await outputOf('git', ['status', '--porcelain'], { cwd: folder }))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
}

export interface ReleasePlan {
  readonly changesets: readonly unknown[];
  readonly releases: readonly { readonly name: string; readonly newVersion: string }[];
}

export async function releasePlan(): Promise<ReleasePlan> {
  const file = `.cache/release-plan-${process.pid}.json`;
  await mkdir(path.join(root, '.cache'), { recursive: true });
  await outputOf('changeset', ['status', '--output', file], { problem: 'The changesets cannot be released.' });
  const plan = JSON.parse(await readFile(path.join(root, file), 'utf8')) as ReleasePlan;
  await rm(path.join(root, file), { force: true });
  return plan;
}

/** The schema of the newest release with a note, and the schema of the sources. Upgrades of servers rely on them. */
export interface ReleasedSchema {
  readonly release: string;
  readonly ofRelease: number | undefined;
  readonly ofSources: number;
}

export async function releasedSchema(): Promise<ReleasedSchema> {
  const { version: release } = await readBuild(undefined);
  return { release, ofRelease: schemaOfReleases[release], ofSources: migrations.length };
}

export interface Readiness {
  readonly plan: ReleasePlan;
  readonly manifests: readonly Manifest[];
  readonly schema: ReleasedSchema;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the registry is on this machine. Such a registry checks no provenance. */
  readonly isTrial: boolean;
}

const addressOf = ({ repository }: Manifest): string =>
  (typeof repository === 'string' ? repository : repository?.url) ?? '';

function withoutProvenance({ manifests, env }: Readiness): readonly string[] {
  const nameless = manifests.filter((manifest) => addressOf(manifest) === '').map(({ name }) => name);
  const repository = env['GITHUB_REPOSITORY'];
  const elsewhere = manifests.filter(
    (manifest) =>
      repository !== undefined &&
      addressOf(manifest) !== '' &&
      !addressOf(manifest)
        .replace(/\.git$/, '')
        .endsWith(`/${repository}`),
  );
  return [
    ...(env['ACTIONS_ID_TOKEN_REQUEST_URL'] === undefined
      ? ['no build service vouches for this machine: npm signs provenance in a workflow with `id-token: write`']
      : []),
    ...(nameless.length > 0
      ? [`package.json of ${nameless.join(' and ')} names no repository, which provenance is held against`]
      : []),
    ...elsewhere.map(
      (manifest) => `${manifest.name} names the repository ${addressOf(manifest)}, and this is ${repository}`,
    ),
  ];
}

/**
 * Reports a schema that is not recorded. The next release must know it, because servers of this release keep running
 * during an upgrade.
 */
function unwrittenSchema({ release, ofRelease, ofSources }: ReleasedSchema): readonly string[] {
  if (ofRelease === ofSources) return [];
  return [
    `the sources have ${ofSources} migrations, and release ${release}, the newest with a note, ${ofRelease ?? 'says none'}: ` +
      'write the note of this release, and its line in packages/ssm-server/src/store/schema/releases.ts',
  ];
}

/**
 * Reports different versions. Libraries and server have one version, so that a portal and an operator can compare
 * theirs.
 */
function otherVersions({ manifests, schema }: Readiness): readonly string[] {
  return manifests
    .filter(({ version }) => version !== schema.release)
    .map(({ name, version }) => `${name} is ${version}, and the newest release note is of ${schema.release}`);
}

export function obstaclesOf(readiness: Readiness): readonly string[] {
  const { plan, manifests, schema, isTrial } = readiness;
  const names = new Set(manifests.map(({ name }) => name));
  const next = plan.releases
    .filter(({ name }) => names.has(name))
    .map(({ name, newVersion }) => `${name} ${newVersion}`);
  return [
    ...(plan.changesets.length > 0
      ? [`changesets wait (${plan.changesets.length}): \`changeset version\` makes ${next.join(' and ')} of them`]
      : []),
    ...unwrittenSchema(schema),
    ...otherVersions(readiness),
    ...(isTrial ? [] : withoutProvenance(readiness)),
  ];
}
