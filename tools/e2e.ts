/** `npm run e2e`: the built application as people use it, in a real browser against servers in processes of their own. */
import { ensureChromium } from './install-chromium.ts';
import { run } from './process.ts';

await ensureChromium();
const result = await run('vitest', ['run', '--project', 'e2e', ...process.argv.slice(2)]);
process.exitCode = result.code;
