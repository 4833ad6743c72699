import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import { describe, expect, test } from 'vitest';
import { ownerOf, type Parts, partsOf, sharesOf } from './bytes.ts';

const react = '../../node_modules/.pnpm/react-dom@19.2.0_react@19.2.0/node_modules/react-dom/cjs/react-dom.js';

describe('whose the bytes of a page are', () => {
  test('a source is of the innermost package in its path, with its scope, or of the page itself', () => {
    const sources = [
      react,
      'C:/a/node_modules/@tanstack/query-core/build/query.js',
      'a/node_modules/one/node_modules/two/index.js',
      '../src/main.tsx',
    ];
    expect(sources.map(ownerOf)).toEqual(['react-dom', '@tanstack/query-core', 'two', 'its own scripts']);
  });

  test('a script is divided by the length of what each owner has in the minified text', () => {
    // Three characters of the first source, five of the second, and on the next line two of the first.
    const map: EncodedSourceMap = {
      version: 3,
      names: [],
      sources: [react, '../src/main.tsx'],
      mappings: 'AAAA,GCAA;ADAA',
    };
    expect(sharesOf('aaabbbbb\ncc', map)).toEqual({ 'react-dom': 0.5, 'its own scripts': 0.5 });
  });

  test('a script that maps to nothing is the page’s own', () => {
    expect(sharesOf('a', { version: 3, names: [], sources: [], mappings: '' })).toEqual({ 'its own scripts': 1 });
  });

  test('the kilobytes of all files add up, with styles by themselves', () => {
    const owners = new Map<string, Parts>([
      ['assets/app.js', { 'react-dom': 0.75, 'its own scripts': 0.25 }],
      ['assets/late.js', { 'its own scripts': 1 }],
    ]);
    const files = [
      { name: 'assets/app.js', bytes: 80_000 },
      { name: 'assets/late.js', bytes: 1000 },
      { name: 'assets/look.css', bytes: 5000 },
    ];
    expect(partsOf(files, owners)).toEqual({ 'react-dom': 60, 'its own scripts': 21, styles: 5 });
  });

  test('a script that was not built with the others is refused, by its name', () => {
    expect(() => partsOf([{ name: 'assets/other.js', bytes: 1 }], new Map())).toThrow(
      'assets/other.js is none of the scripts that were built: nobody knows whose it is.',
    );
  });
});
