/**
 * `npm run embed`: tests the packed libraries in projects like those of embedders. A file name such as `vite-react`
 * selects one file, `--project=firefox` one browser. `--smoke` runs only the plain page, the frame and the Vite
 * example, in Chromium.
 */
import { isWebKitTested, noWebKit } from './embed/webkit/webKit.ts';
import { isFirefoxTested, noFirefox } from './firefox.ts';
import { ensureChromium } from './install-chromium.ts';
import { verbOf } from './vitest.ts';

const args = process.argv.slice(2).filter((argument) => argument !== '--smoke');
const isSmoke = args.length < process.argv.length - 2;
const filters = args.filter((argument) => !argument.startsWith('-'));
const smoke = ['--project=chromium', 'plain.embed', 'iframe.embed', 'vite-react.embed'];

await ensureChromium();
await verbOf(['--config', 'tools/embed/vitest.config.ts', ...args, ...(isSmoke ? smoke : [])], {
  EMBED_FILTERS: filters.join(' '),
  ...(isSmoke && { EMBED_SMOKE: '1' }),
});
if (!isSmoke && !isFirefoxTested()) console.log(`skipped: everything in Firefox. ${noFirefox}`);
if (!isSmoke && !isWebKitTested()) console.log(`skipped: everything in WebKit. ${noWebKit}`);
