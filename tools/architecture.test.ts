import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './process.ts';

/** A test's own, or named with the folder above. */
const isTold = (folder: string): boolean => !/(^|\/)testing$|^operations\/|^\.$/.test(folder);

test('docs/architecture.md names every folder of the server, and none that is not there', async () => {
  const folders = new Set<string>();
  for await (const file of glob('**/*.ts', { cwd: path.join(root, 'packages/ssm-server/src') })) {
    const parts = path.posix.dirname(file.replaceAll('\\', '/')).split('/');
    for (const index of parts.keys()) folders.add(parts.slice(0, index + 1).join('/'));
  }
  const document = await readFile(path.join(root, 'docs/architecture.md'), 'utf8');
  const [, rooms = ''] = document.split("## The server's rooms");
  const named = [...rooms.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
  expect(named.filter((name) => name !== 'testing').toSorted()).toEqual([...folders].filter(isTold).toSorted());
});
