/** Checks the sources against the house rules, prints each finding with its place, and exits with 1 if there is any. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../process.ts';
import { findingsIn, findingsOfFolders } from './houseRules.ts';

const notShipped = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\.gen\.ts$/;

const files: string[] = [];
for await (const file of glob('packages/ssm-{core,react,host,server}/src/**/*.{ts,tsx,css}', { cwd: root })) {
  const name = file.replaceAll('\\', '/');
  if (!notShipped.test(name)) files.push(name);
}
files.sort();

const findings = [...findingsOfFolders(files)];
for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
  findings.push(...findingsIn(file, await readFile(path.join(root, file), 'utf8')));
}
for (const { place, rule } of findings) console.log(`${place}: ${rule}`);
process.exitCode = findings.length === 0 ? 0 : 1;
