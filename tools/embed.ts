/** `npm run embed`: the packed libraries in projects of their own, as people who embed the menu use them. */
import { ensureChromium } from './install-chromium.ts';
import { verbOf } from './vitest.ts';

await ensureChromium();
await verbOf(['--config', 'tools/embed/vitest.config.ts', ...process.argv.slice(2)]);
