import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { root, run } from '../process.ts';
import { variants } from './variants.ts';

const typescript7 = '@typescript/native/bin/tsc';
const typescript6 = 'typescript/bin/tsc6';
/**
 * Compilers and flags. The declarations of the libraries are checked too, and those of every package that they name.
 */
const ways = [
  [typescript7, 'bundler', []],
  [typescript7, 'node16', []],
  [typescript6, 'node16', []],
  // With the first flag, the declarations of xstate fail. Code that sets the flag must therefore skip declarations.
  [typescript7, 'bundler', ['--exactOptionalPropertyTypes', '--skipLibCheck']],
] as const;

describe.each(variants)('types for $name', ({ name }) => {
  test.each(ways)('resolve by %s as %s %s, and refuse misuse', async (compiler, resolution, flags) => {
    const args = [path.join(root, 'node_modules', compiler), '--project', `tsconfig.${resolution}.json`, ...flags];
    const cwd = path.join(inject('projects'), name);
    expect(await run(process.execPath, args, { cwd, isQuiet: true })).toEqual({ code: 0, text: '' });
  });
});
