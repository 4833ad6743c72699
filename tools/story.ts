/**
 * `npm run story`: Storybook with hot reload; with `--static` as files, built when sources have changed; with `--journeys`
 * what each role does from beginning to end is played and checked.
 */
import { ensureChromium } from './install-chromium.ts';
import { run } from './process.ts';
import { ensureStorybookBuilt, serveStorybook } from './storybook-build.ts';
import { verbOf } from './vitest.ts';

const port = process.env['PORT'] ?? '6006';

if (process.argv.includes('--static')) {
  await ensureStorybookBuilt((line) => console.log(line));
  const { origin } = await serveStorybook(Number(port));
  console.log(`Storybook on ${origin}`);
} else if (process.argv.includes('--journeys')) {
  await ensureChromium();
  await verbOf(['--project', 'stories', 'packages/ssm-host/src/journeys'], { SSM_STORIES: 'journeys' });
} else {
  const result = await run('storybook', ['dev', '--port', port, '--no-open', '--disable-telemetry']);
  process.exitCode = result.code;
}
