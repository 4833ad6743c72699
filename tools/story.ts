/**
 * `npm run story`: Storybook with hot reload; with `--static` as files, built when sources have changed; with `--journeys`
 * what each role does from beginning to end is played and checked; with `--check` the files are held to their time of building,
 * and what they show is looked through; with `--images` main states are held to how they looked, or with `--accept` kept as they
 * look now, or with `--measure` photographed under other conditions.
 */
import { storybookBuildBudget } from './budgets.ts';
import { ensureChromium } from './install-chromium.ts';
import { run } from './process.ts';
import { ensureStorybookBuilt, serveStorybook } from './storybook-build.ts';
import { verbOf } from './vitest.ts';

const port = process.env['PORT'] ?? '6006';
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const some = named.flatMap((name) => ['--testNamePattern', name]);

/** Holds the build to its time. A machine that has much else to do can be late once. */
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
