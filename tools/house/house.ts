/**
 * Checks the sources against the house rules, and the subjects of new commits. Prints each finding with its place.
 * Exits with 1 if there is any finding.
 */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { faultOfSubject } from '../hooks/commitSubject.mjs';
import { outputOf, root } from '../process.ts';
import { findingsIn, findingsOfFolders, findingsOfShortFiles } from './houseRules.ts';

const notShipped = /\.test\.tsx?$|\.stories\.tsx$|\/testing\/|\.gen\.ts$/;

const files: string[] = [];
for await (const file of glob('packages/ssm-{core,react,host,server}/src/**/*.{ts,tsx,css}', { cwd: root })) {
  const name = file.replaceAll('\\', '/');
  if (!notShipped.test(name)) files.push(name);
}
files.sort();

const findings = [...findingsOfFolders(files)];
const lines = new Map<string, number>();
for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
  const text = await readFile(path.join(root, file), 'utf8');
  lines.set(file, text.split('\n').length - 1);
  findings.push(...findingsIn(file, text));
}
findings.push(...findingsOfShortFiles(lines));
for (const { place, rule } of findings) console.log(`${place}: ${rule}`);

/** The last commit whose subject is not checked. */
const firstCommits = '2c69aff7';
/** Commits after `firstCommits`. Empty in a copy without Git history, or without that commit. */
const newCommits = await outputOf('git', ['log', '--format=%h %s', `${firstCommits}..HEAD`]).catch(() => '');
const faults = newCommits.split('\n').flatMap((line) => {
  const [commit = '', ...words] = line.split(' ');
  const fault = commit === '' ? undefined : faultOfSubject(words.join(' '));
  return fault === undefined ? [] : [`The subject of commit ${commit} ${fault}.`];
});
for (const fault of faults) console.log(fault);
process.exitCode = findings.length + faults.length === 0 ? 0 : 1;
