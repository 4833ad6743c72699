/** `npm run build`: the libraries as ESM with types, the application, and Storybook. */
import { ensureHostBuilt } from './host-build.ts';
import { run } from './process.ts';

const steps: readonly (readonly [string, readonly string[]])[] = [
  ['pnpm', ['--filter', 'ssm-core', 'build']],
  ['pnpm', ['--filter', 'ssm-react', 'build']],
  ['storybook', ['build', '--quiet', '--disable-telemetry']],
];
for (const [command, args] of steps) {
  const result = await run(command, args);
  if (result.code !== 0) process.exit(result.code);
}
await ensureHostBuilt((line) => console.log(line));
