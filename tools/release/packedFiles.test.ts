import { describe, expect, it } from 'vitest';
import { faultsOf, listOf, type Manifest } from './packedFiles.ts';

const files = ['LICENSE', 'README.md', 'dist/index.d.ts', 'dist/index.js', 'package.json'];
const core: Manifest = {
  name: 'ssm-core',
  version: '1.2.0',
  license: 'MIT',
  engines: { node: '>=22' },
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
};
const react: Manifest = { ...core, name: 'ssm-react', dependencies: { 'ssm-core': '1.2.0' } };

describe('a tarball', () => {
  it('is accepted with its entries, README, licence, Node version and equal versions', () => {
    expect(faultsOf(core, files, [react])).toEqual([]);
    expect(faultsOf(react, files, [core])).toEqual([]);
  });

  it('is refused if a named file or the README is missing', () => {
    expect(faultsOf(core, ['LICENSE', 'dist/index.js'], [react])).toEqual([
      'README.md is not in it',
      'dist/index.d.ts is not in it',
    ]);
  });

  it('must contain no source, test, report or map', () => {
    const others = ['dist/index.js.map', 'reports/index.api.md', 'src/index.ts'];
    expect(faultsOf(core, [...files, ...others], [react])).toEqual(others.map((file) => `${file} is in it`));
  });

  it('must not depend on a package that only this repository has', () => {
    const dependencies = { xstate: 'catalog:' };
    expect(faultsOf({ ...core, dependencies }, files, [react])).toEqual([
      'its dependency xstate is catalog:, which no registry knows',
    ]);
  });

  it('must have the version of the other tarball and require it', () => {
    expect(faultsOf(react, files, [{ ...core, version: '1.1.0' }])).toEqual([
      'ssm-core is 1.1.0, ssm-react 1.2.0: both have one version',
    ]);
    expect(faultsOf({ ...react, dependencies: { 'ssm-core': '1.1.0' } }, files, [core])).toEqual([
      'ssm-core is 1.2.0, ssm-react 1.2.0: both have one version',
    ]);
  });

  it('must declare its licence, its Node version and bundled licences', () => {
    const { license: _, engines: __, ...rest } = core;
    expect(faultsOf(rest, [...files, 'dist/element/element.js'], [react])).toEqual([
      'its licence is undefined',
      'it does not say which Node it needs',
      'the licences of what its element bundles are not in it',
    ]);
  });
});

it('is listed with named files one by one, and with one line each for hashed files and parts of entry points', () => {
  const hashed = [
    'dist/chunk-AB12CD34.js',
    'dist/Menu-TFZA4EK3.js',
    'dist/select-QMauraPu.d.ts',
    'dist/first-view.css',
    'dist/hex.js',
    'dist/menu/menu.js',
  ];
  expect(listOf([...hashed, ...files])).toEqual(
    [
      'LICENSE',
      'README.md',
      'dist/**/*.js',
      'dist/*-[hash].d.ts',
      'dist/*-[hash].js',
      'dist/first-view.css',
      'dist/index.d.ts',
      'dist/index.js',
      'package.json\n',
    ].join('\n'),
  );
});
