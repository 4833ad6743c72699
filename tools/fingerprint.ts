import { createHash } from 'node:crypto';
import { glob, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from './process.ts';

export async function fingerprintOf(patterns: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) files.push(file);
  for (const file of files.toSorted()) {
    const facts = await stat(path.join(root, file));
    if (facts.isFile()) hash.update(`${file} ${facts.size} ${facts.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
