import { findChromium } from './chromium.ts';
import { run } from './process.ts';

const isDebian = process.platform === 'linux' && process.getuid?.() === 0;

/** Returns the path of a browser, and installs one if none is found. Throws with instructions if that fails. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== undefined) return found;
  if (isDebian) {
    console.log("No Chromium found: installing Debian's (apt-get install chromium-headless-shell)");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '--quiet'], { env, isQuiet: true });
    const result = await run('apt-get', ['install', '--yes', '--quiet', 'chromium-headless-shell'], {
      env,
      isQuiet: true,
    });
    if (result.code !== 0) console.log(result.text);
  }
  if (findChromium() === undefined) {
    console.log("No Chromium found: installing Playwright's, for at most a minute");
    await Promise.race([
      run('playwright', ['install', 'chromium'], { isQuiet: true }),
      new Promise((resolve) => setTimeout(resolve, 60_000).unref()),
    ]);
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH.');
  return installed;
}
