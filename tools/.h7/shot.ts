import { chromium } from 'playwright';
import { serve } from './serve.ts';
const s = await serve({ '/bench-app': '/tmp/h7/bench-app' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const [,, query = '', size = '1280x800', out = '/tmp/h7/shot.png', script = ''] = process.argv;
const [width, height] = size.split('x').map(Number);
const page = await browser.newPage({ viewport: { width: width!, height: height! }, colorScheme: process.env.DARK ? 'dark' : 'light' });
page.on('console', (m) => console.log('console:', m.text())); page.on('pageerror', (e) => console.log('ERROR', e.message, e.stack));
await page.goto(`${s.origin}/bench-app/index.html?${query}`);
await page.waitForTimeout(1500);
if (script) { const fn = new Function('page', `return (async()=>{${script}})()`); const r = await fn(page); if (r!==undefined) console.log(JSON.stringify(r)); }
await page.screenshot({ path: out });
await browser.close(); await s.stop();
