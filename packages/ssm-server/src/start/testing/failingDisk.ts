/**
 * A disk that turns read-only or full under a server. Loaded before it (`--import`), it refuses with the code DISK_FAULT whatever
 * would be written below SSM_DATA for as long as the file DISK_FAILS_WHILE is there. With DISK_UNNOTICED times can be set all the
 * same, so that the database alone meets the fault.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const { SSM_DATA: folder = '', DISK_FAILS_WHILE: mark = '', DISK_FAULT: code, DISK_UNNOTICED: unnoticed } = process.env;
const { existsSync } = fs;

type Call = (...words: readonly unknown[]) => unknown;

/** A descriptor is one of the database, which opens no other files by itself. */
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
