/** Fills the last columns of docs/reliability.md: the tests of each requirement, and those of them that run in the topology. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './process.ts';
import { testFiles } from './product-spec.ts';

/** The requirements that titles of a test file begin with, after or before the ids of statements. */
export function requirementsNamed(text: string): readonly string[] {
  const titles = text.matchAll(/(?<=[(,[]\s*)(['"`])((?:[RS]\d+(?:-\d\d)?[ ,:]+)+)(?!\1)/g);
  return [...new Set([...titles].flatMap(([, , ids = '']) => ids.match(/R\d+/g) ?? []))];
}

/** What goes through a proxy, two servers, a pooler and a database with a standby: the walks of the verb, and the test that ends each part. */
async function filesInTopology(): Promise<ReadonlySet<string>> {
  const verb = await readFile(path.join(root, 'tools/e2e.ts'), 'utf8');
  const [, walks] = /^const mainWalks = \[([^\]]*)\]/m.exec(verb) ?? [];
  if (walks === undefined) throw new Error('tools/e2e.ts has no list mainWalks.');
  return new Set([
    'packages/ssm-server/src/start/reliability/topology.test.ts',
    'packages/ssm-server/src/start/reliability/topologyUnderLoad.test.ts',
    'packages/ssm-host/e2e/topology/walks.e2e.ts',
    ...[...walks.matchAll(/'([^']+)'/g)].map(([, name = '']) => `packages/ssm-host/e2e/${name}.e2e.ts`),
  ]);
}

export interface Proof {
  /** Names of files. */
  readonly tests: readonly string[];
  readonly inTopology: readonly string[];
}

export async function proofsOfRequirements(): Promise<ReadonlyMap<string, Proof>> {
  const through = await filesInTopology();
  const found = new Map<string, string[]>();
  for (const [file, text] of await testFiles()) {
    for (const id of requirementsNamed(text)) found.set(id, [...(found.get(id) ?? []), file]);
  }
  const namesOf = (files: readonly string[]) => [...new Set(files.map((file) => path.posix.basename(file)))].toSorted();
  return new Map(
    [...found].map(([id, files]) => [
      id,
      { tests: namesOf(files), inTopology: namesOf(files.filter((file) => through.has(file))) },
    ]),
  );
}

/** The document with its last columns filled. A reason why a requirement is not held in the topology stays as it is written. */
export function fillRequirements(document: string, found: ReadonlyMap<string, Proof>): string {
  const listed = (files: readonly string[]): string => files.map((file) => `\`${file}\``).join(' ');
  return document.replace(/^\| (R\d+) \| (.*?) \|[^|]*\|([^|]*)\|$/gm, (_, id: string, text: string, last: string) => {
    const { tests, inTopology } = found.get(id) ?? { tests: [], inTopology: [] };
    const reason = last.trim().startsWith('no: ') ? last.trim() : 'pending';
    const through = inTopology.length > 0 ? `yes: ${listed(inTopology)}` : reason;
    return `| ${id} | ${text} | ${tests.length > 0 ? listed(tests) : 'pending'} | ${through} |`;
  });
}
