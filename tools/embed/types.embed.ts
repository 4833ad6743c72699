import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { root, run } from '../process.ts';
import { variants } from './variants.ts';

const typescript7 = '@typescript/native/bin/tsc';
const typescript6 = 'typescript/bin/tsc6';
/** Checks the libraries' own declarations too, and those of every package that they name. */
const ways = [
  [typescript7, 'bundler', []],
  [typescript7, 'node16', []],
  [typescript6, 'node16', []],
  // xstate's declarations fail with the first flag, so code that sets it must skip checking declarations.
  [typescript7, 'bundler', ['--exactOptionalPropertyTypes', '--skipLibCheck']],
] as const;

describe.each(variants)('types for $name', ({ name }) => {
  test.each(ways)('resolve by %s as %s %s, and refuse misuse', async (compiler, resolution, flags) => {
    const args = [path.join(root, 'node_modules', compiler), '--project', `tsconfig.${resolution}.json`, ...flags];
    const cwd = path.join(inject('projects'), name);
    expect(await run(process.execPath, args, { cwd, isQuiet: true })).toEqual({ code: 0, text: '' });
  });
});
