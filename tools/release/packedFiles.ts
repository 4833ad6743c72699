import { outputOf } from '../process.ts';
import type { Library } from './libraries.ts';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly engines?: Readonly<Record<string, string>>;
  readonly repository?: string | { readonly url: string; readonly directory?: string };
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

async function filesIn(tarball: string): Promise<readonly string[]> {
  const names = (await outputOf('tar', ['-tzf', tarball])).trim().split('\n');
  return names.map((name) => name.replace(/^package\//, '')).toSorted();
}

async function manifestIn(tarball: string): Promise<Manifest> {
  return JSON.parse(await outputOf('tar', ['-xzOf', tarball, 'package/package.json'])) as Manifest;
}

/**
 * Lists hashed files as one line per folder, because lazy chunks change often. Scripts without types are parts of
 * entry points, and share one line too.
 */
export function listOf(files: readonly string[]): string {
  const names = files.map((file) => {
    const name = file.replace(/\/[\w.-]+-[\w-]{8}(\.d\.ts|\.js)$/, '/*-[hash]$1');
    const isPart = name === file && file.endsWith('.js') && !files.includes(file.replace(/js$/, 'd.ts'));
    return isPart ? 'dist/**/*.js' : name;
  });
  return `${[...new Set(names)].toSorted().join('\n')}\n`;
}

function targetsOf(entry: unknown): readonly string[] {
  if (typeof entry === 'string') return [entry];
  return entry === null || typeof entry !== 'object' ? [] : Object.values(entry).flatMap(targetsOf);
}

export function faultsOf(manifest: Manifest, files: readonly string[], others: readonly Manifest[]): readonly string[] {
  const { name, version, license, engines, dependencies = {} } = manifest;
  const has = (file: string): boolean => files.includes(file);
  const missing = ['LICENSE', 'README.md', ...Object.values(manifest.exports).flatMap(targetsOf)]
    .map((file) => file.replace(/^\.\//, ''))
    .filter((file) => !has(file));
  const local = Object.entries(dependencies).filter(([, range]) => /^(workspace|catalog|file|link):/.test(range));
  const apart = others.filter(
    (other) => other.version !== version || (dependencies[other.name] ?? version) !== version,
  );
  return [
    ...missing.map((file) => `${file} is not in it`),
    ...files
      .filter((file) => /(^|\/)(src|reports|node_modules)\/|\.test\.|\.map$/.test(file))
      .map((file) => `${file} is in it`),
    ...local.map(([other, range]) => `its dependency ${other} is ${range}, which no registry knows`),
    ...apart.map((other) => `${other.name} is ${other.version}, ${name} ${version}: both have one version`),
    ...(license === 'MIT' ? [] : [`its licence is ${license}`]),
    ...(engines?.['node'] === undefined ? ['it does not say which Node it needs'] : []),
    // The element's file contains other packages. Distributing them requires their licences.
    ...(files.some((file) => file.startsWith('dist/element/')) && !has('dist/element/third-party-licences.md')
      ? ['the licences of what its element bundles are not in it']
      : []),
  ];
}

export interface PackedLibrary {
  readonly tarball: string;
  readonly manifest: Manifest;
  readonly files: readonly string[];
  readonly faults: readonly string[];
}

export async function readPacked(tarballs: ReadonlyMap<Library, string>): Promise<ReadonlyMap<Library, PackedLibrary>> {
  const read = await Promise.all(
    [...tarballs].map(async ([library, tarball]) => {
      const [manifest, files] = await Promise.all([manifestIn(tarball), filesIn(tarball)]);
      return { library, tarball, manifest, files };
    }),
  );
  return new Map(
    read.map(({ library, tarball, manifest, files }) => {
      const others = read.filter((each) => each.library !== library).map((each) => each.manifest);
      return [library, { tarball, manifest, files, faults: faultsOf(manifest, files, others) }];
    }),
  );
}
