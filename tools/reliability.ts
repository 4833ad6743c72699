/** Fills the last columns of docs/reliability.md: the tests of each requirement, by the command that runs them. */
import path from 'node:path';
import { testFiles } from './product-spec.ts';

export function requirementsNamed(text: string): readonly string[] {
  const titles = text.matchAll(/(?<=[(,[]\s*)(['"`])((?:[RS]\d+(?:-\d\d)?[ ,:]+)+)(?!\1)/g);
  return [...new Set([...titles].flatMap(([, , ids = '']) => ids.match(/R\d+/g) ?? []))];
}

/** Returns the first command that runs a test file. Follows vitest.config.ts and tools/gate/parts.ts. */
function commandOf(file: string): Command {
  if (/\.(?:soak|process)\.test\.ts$|\.embed\.ts$|\/element\/.*\.test\.tsx$/.test(file)) return 'npm run verify';
  if (/\.parts\.test\.ts$|\/e2e\/main\/|\.test\.tsx$/.test(file)) return '.ci/run';
  if (file.endsWith('.e2e.ts')) return file.endsWith('/mainJob.e2e.ts') ? 'npm test' : 'npm run verify';
  return 'npm test';
}

const commands = ['npm test', '.ci/run', 'npm run verify'] as const;
type Command = (typeof commands)[number];

export async function proofsOfRequirements(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const [file, text] of await testFiles()) {
    for (const id of requirementsNamed(text)) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

export function fillRequirements(document: string, proofs: ReadonlyMap<string, readonly string[]>): string {
  return document.replace(/^\| (R\d+) \| (.*?) \|.*\|$/gm, (_, id: string, text: string) => {
    const files = proofs.get(id) ?? [];
    const columns = commands.map((command) => {
      const names = files.filter((file) => commandOf(file) === command).map((file) => path.posix.basename(file));
      return [...new Set(names)]
        .toSorted()
        .map((name) => `\`${name}\``)
        .join(' ');
    });
    return `| ${id} | ${text} | ${columns.join(' | ')} |`;
  });
}
