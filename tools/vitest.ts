import path from 'node:path';
import { root, run } from './process.ts';

/**
 * Arguments for vitest. It prints to the terminal, and writes outcomes to the file in SSM_TEST_OUTCOMES if that is
 * set.
 */
export const vitestArguments = (args: readonly string[]): readonly string[] => [
  'run',
  '--reporter=default',
  `--reporter=${path.join(root, 'tools/vitestOutcomes.ts')}`,
  ...args,
];

export async function verbOf(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { code } = await run('vitest', vitestArguments(args), { env });
  if (code !== 0) process.exitCode = code;
}
