/** Runs vitest for a verb. */
import path from 'node:path';
import { root, run } from './process.ts';

/** Writes to the terminal for people, and the outcomes to the file that the caller named, if it did. */
export const vitestArguments = (args: readonly string[]): readonly string[] => [
  'run',
  '--reporter=default',
  `--reporter=${path.join(root, 'tools/vitestOutcomes.ts')}`,
  ...args,
];

/** Runs vitest as the whole of a verb or as a part of one; a verb fails when any part has failed. */
export async function verbOf(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { code } = await run('vitest', vitestArguments(args), { env });
  if (code !== 0) process.exitCode = code;
}
