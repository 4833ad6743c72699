import { run } from '../process.ts';

export async function runToEnd(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { code, text } = await run(command, args, { cwd, env, isQuiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.\n${text}`);
}
