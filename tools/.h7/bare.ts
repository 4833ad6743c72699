import { chromium } from 'playwright'; import { serve } from './serve.ts';
const s = await serve({ '/bare': '/work/main/tools/bench/bare' });
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }); const p = await b.newPage(); p.on('console', m=>console.log(m.text())); p.on('pageerror', e=>console.log(e)); p.on('response', r=>console.log(r.status(), r.url()));
await p.goto(s.origin+'/bare/index.html'); await p.waitForTimeout(1500); console.log((await p.content()).slice(0,600)); await b.close(); await s.stop();
