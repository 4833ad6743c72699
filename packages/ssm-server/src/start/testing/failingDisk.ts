/**
 * Simulates a disk that becomes read-only or full. Loaded before a server (`--import`), it fails writes below SSM_DATA
 * with the code DISK_FAULT while the file DISK_FAILS_WHILE exists. With DISK_UNNOTICED, times can still be set, so that
 * only the database meets the fault.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const { SSM_DATA: folder = '', DISK_FAILS_WHILE: mark = '', DISK_FAULT: code, DISK_UNNOTICED: unnoticed } = process.env;
const { existsSync } = fs;

type Call = (...words: readonly unknown[]) => unknown;

/** A descriptor counts as the database's, because the database opens no files outside of its folder. */
function refuse(file: unknown): void {
  const isBelow = typeof file === 'number' || String(file).startsWith(folder);
  if (isBelow && existsSync(mark)) throw Object.assign(new Error(`${code}: the disk takes nothing`), { code });
}

function replace(calls: Record<string, Call>, names: readonly string[], by: (real: Call) => Call): void {
  for (const name of names) calls[name] = by(calls[name] as Call);
}

const written = ['writeFile', 'mkdir', 'link'];
const changed = code === 'EROFS' ? ['rename', 'unlink', 'rm', 'truncate', 'chmod'] : [];
const ofFiles = [...written, ...changed];
const synchronous = [...ofFiles.map((name) => `${name}Sync`), 'writeSync'];
replace(fs as unknown as Record<string, Call>, synchronous, (real) => (...words) => {
  refuse(words[0]);
  return real(...words);
});
const promised = unnoticed === undefined && code === 'EROFS' ? [...ofFiles, 'utimes'] : ofFiles;
replace(fs.promises as unknown as Record<string, Call>, promised, (real) => async (...words) => {
  refuse(words[0]);
  return real(...words);
});
syncBuiltinESMExports();
