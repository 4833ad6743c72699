import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packLibraries } from './libraries.ts';
import { readPacked } from './packedFiles.ts';
import { type Packed, verifications } from './verify.ts';

let folder: string;
let packed: Packed;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ssm-packed-'));
  packed = await readPacked(await packLibraries(folder));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** docs/releasing.md lists which planted mistakes each check has found. */
test.each(Object.entries(verifications))('%s', async (_, find) => {
  expect(await find(packed)).toEqual([]);
});
