import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageChecks } from '../checks.ts';
import { root, run } from '../process.ts';
import { apiReports } from './apiReports.ts';
import { oldestBrowsers, unknownInScripts, unknownInStyles } from './browsers.ts';
import { measureEntries } from './entrySizes.ts';
import type { Library } from './libraries.ts';
import { listOf, type PackedLibrary } from './packedFiles.ts';
import { beyondBudget, staleInPage } from './supportPage.ts';

export type Packed = ReadonlyMap<Library, PackedLibrary>;

export const acceptance = 'Where it is meant: npm run release -- --accept, and commit the result.';

const committed = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8').catch(() => '');

export async function reportsOf(packed: Packed): Promise<ReadonlyMap<string, string>> {
  const lists = [...packed].map(
    ([library, { files }]) => [`packages/${library}/reports/files.txt`, listOf(files)] as const,
  );
  return new Map([...lists, ...(await apiReports())]);
}

async function staleReports(packed: Packed): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [file, text] of await reportsOf(packed)) if ((await committed(file)) !== text) stale.push(file);
  return stale;
}

async function tools(packed: Packed): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [library, { tarball }] of packed) {
    for (const { name, command, args } of packageChecks(library, tarball)) {
      const { code, text } = await run(command, args, { isQuiet: true });
      if (code !== 0) faults.push(`${name} fails:\n${text}`);
    }
  }
  return faults;
}

async function browsers(): Promise<readonly string[]> {
  const oldest = await oldestBrowsers();
  const scripts = await unknownInScripts(oldest);
  return [...(scripts === '' ? [] : [scripts]), ...(await unknownInStyles(oldest))];
}

async function sizes(): Promise<readonly string[]> {
  const measured = await measureEntries();
  return [
    ...beyondBudget(measured),
    ...(await staleInPage(measured)).map((what) => `docs/support.md is stale: ${what}`),
  ];
}

const packing = async (packed: Packed): Promise<readonly string[]> =>
  [...packed].flatMap(([library, { faults }]) => faults.map((fault) => `${library}: ${fault}`));

export const verifications: Readonly<Record<string, (packed: Packed) => Promise<readonly string[]>>> = {
  'tarballs hold what a registry needs, and their licences': packing,
  'publint and attw find nothing in the tarballs': tools,
  'reports of exported types and packed files are current': staleReports,
  'no entry point is beyond its budget, and the page of support says what each weighs': sizes,
  'built files keep to the browsers that are supported': browsers,
};
