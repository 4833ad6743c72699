/**
 * `npm run story`: Storybook with hot reload; with `--static` as files, built when sources have changed; with `--journeys`
 * what each role does from beginning to end is played and checked; with `--images` main states are held to how they looked, or
 * with `--accept` kept as they look now, or with `--measure` photographed under other conditions.
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
} else if (process.argv.includes('--images')) {
  await ensureChromium();
  await ensureStorybookBuilt((line) => console.log(line));
  const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (process.argv.includes('--measure')) {
    const { measure } = await import('./images/measure.ts');
    await measure(named);
  } else {
    const some = named.flatMap((name) => ['--testNamePattern', name]);
    const accepts = process.argv.includes('--accept');
    await verbOf(['--project', 'images', '--maxConcurrency=4', ...some], accepts ? { SSM_IMAGES: 'accept' } : {});
  }
} else {
  const result = await run('storybook', ['dev', '--port', port, '--no-open', '--disable-telemetry']);
  process.exitCode = result.code;
}
