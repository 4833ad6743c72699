/**
 * `npm run embed`: the packed libraries in projects of their own, as people who embed the menu use them. A name of a test file
 * behind it, as `npm run embed -- vite-react`, runs that alone; `--project=firefox` one browser.
 */
import { isWebKitTested, noWebKit } from './embed/webkit/webKit.ts';
import { isFirefoxTested, noFirefox } from './firefox.ts';
import { ensureChromium } from './install-chromium.ts';
import { verbOf } from './vitest.ts';

const args = process.argv.slice(2);
const filters = args.filter((argument) => !argument.startsWith('-'));

await ensureChromium();
await verbOf(['--config', 'tools/embed/vitest.config.ts', ...args], { EMBED_FILTERS: filters.join(' ') });
if (!isFirefoxTested()) console.log(`skipped: everything in Firefox. ${noFirefox}`);
if (!isWebKitTested()) console.log(`skipped: everything in WebKit. ${noWebKit}`);
