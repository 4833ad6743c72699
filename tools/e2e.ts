/** `npm run e2e`: the built application as people use it, in a real browser against servers in processes of their own. */
import { ensureHostBuilt } from './host-build.ts';
import { ensureChromium } from './install-chromium.ts';
import { ensureLibrariesBuilt } from './release/libraries.ts';
import { verbOf } from './vitest.ts';

await ensureChromium();
// Once, and not by each file that is run at the same time.
await ensureHostBuilt();
await ensureLibrariesBuilt();
await verbOf(['--project', 'e2e', ...process.argv.slice(2)]);
