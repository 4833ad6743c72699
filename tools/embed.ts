/** `npm run embed`: the packed libraries in projects of their own, as people who embed the menu use them. */
import { ensureChromium } from './install-chromium.ts';
import { run } from './process.ts';

await ensureChromium();
const result = await run('vitest', ['run', '--config', 'tools/embed/vitest.config.ts', ...process.argv.slice(2)]);
process.exitCode = result.code;
