/**
 * `npm run story`: Storybook with hot reload. `--static` builds it as files. `--journeys` checks the tasks of each
 * role. `--check` checks build time and content. `--images` compares main states with reference images; `--accept`
 * replaces the images, and `--measure` tests the tolerance.
 */
import { storybookBuildBudget } from './budgets.ts';
import { ensureChromium } from './install-chromium.ts';
import { run } from './process.ts';
import { ensureStorybookBuilt, serveStorybook } from './storybook-build.ts';
import { verbOf } from './vitest.ts';

const port = process.env['PORT'] ?? '6006';
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const some = named.flatMap((name) => ['--testNamePattern', name]);

/** Checks the build time. Tries a second time, because the machine may be busy. */
async function timeBuild(): Promise<void> {
  const say = (line: string): void => console.log(line);
  const { ceilingSeconds } = storybookBuildBudget;
  let seconds = await ensureStorybookBuilt(say);
  if (seconds > ceilingSeconds) {
    say(`It took ${seconds} s: once more`);
    seconds = await ensureStorybookBuilt(say, true);
  }
  const isInTime = seconds <= ceilingSeconds;
  say(`${isInTime ? 'ok  ' : 'FAIL'} Storybook is built in ${seconds} s, of ${ceilingSeconds} that it may take`);
  if (!isInTime) process.exitCode = 1;
}

if (process.argv.includes('--static')) {
  await ensureStorybookBuilt((line) => console.log(line));
  const { origin } = await serveStorybook(Number(port));
  console.log(`Storybook on ${origin}`);
} else if (process.argv.includes('--journeys')) {
  await ensureChromium();
  await verbOf(['--project', 'stories', 'packages/ssm-host/src/journeys'], { SSM_STORIES: 'journeys' });
} else if (process.argv.includes('--check')) {
  await ensureChromium();
  await timeBuild();
  await verbOf(['--project', 'desk', '--maxConcurrency=4', ...some]);
} else if (process.argv.includes('--images')) {
  await ensureChromium();
  await ensureStorybookBuilt((line) => console.log(line));
  if (process.argv.includes('--measure')) {
    const { measure } = await import('./images/measure.ts');
    await measure(named);
  } else {
    const accepts = process.argv.includes('--accept');
    await verbOf(['--project', 'images', '--maxConcurrency=4', ...some], accepts ? { SSM_IMAGES: 'accept' } : {});
  }
} else {
  const result = await run('storybook', ['dev', '--port', port, '--no-open', '--disable-telemetry']);
  process.exitCode = result.code;
}
