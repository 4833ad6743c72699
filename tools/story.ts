/** `npm run story`: Storybook with hot reload; with `--static` as files, built when sources have changed. */
import { run } from './process.ts';
import { ensureStorybookBuilt, serveStorybook } from './storybook-build.ts';

const port = process.env['PORT'] ?? '6006';

if (process.argv.includes('--static')) {
  await ensureStorybookBuilt((line) => console.log(line));
  const { origin } = await serveStorybook(Number(port));
  console.log(`Storybook on ${origin}`);
} else {
  const result = await run('storybook', ['dev', '--port', port, '--no-open', '--disable-telemetry']);
  process.exitCode = result.code;
}
