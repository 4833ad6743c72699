import { chromium } from 'playwright'; import { serve } from './serve.ts';
const s = await serve({ '/bench-app': process.env.APP ?? '/tmp/h7/bench-app', '/bare': '/work/main/tools/bench/bare' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const what = process.argv[2] ?? 'sort', bare = process.argv[3] === 'bare', rate = Number(process.argv[4] ?? 1);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const cdp = await page.context().newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate });
await page.goto(`${s.origin}/${bare ? 'bare' : 'bench-app'}/index.html?columns=seqId,fullName,targetName,loDb&select`);
await page.waitForTimeout(2500 * Math.sqrt(rate));
const events: any[] = [];
cdp.on('Tracing.dataCollected', (d: any) => events.push(...d.value));
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
await cdp.send('Profiler.start');
await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] } } as any);
let n = 0;
if (what === 'sort') { const h = page.getByRole('columnheader', { name: bare ? 'fullName' : 'Full Name' }).getByRole('button'); for (; n < 12; n++) { await h.click(); await page.waitForTimeout(150); } }
if (what === 'search') { const b = page.getByRole('searchbox'); await b.click(); for (const k of 'kinase bkinase bkinase b') { await page.keyboard.press(k === ' ' ? 'Space' : k); await page.waitForTimeout(120); n++; } }
if (what === 'select') { const h = page.getByRole('checkbox', { name: /^Select all/ }); for (; n < 12; n++) { await h.click(); await page.waitForTimeout(120); } }
if (what === 'one') { const h = page.getByRole('checkbox', { name: /^Select \d/ }); for (; n < 12; n++) { await h.nth(2 + n % 6).click(); await page.waitForTimeout(120); } }
await cdp.send('Tracing.end'); await new Promise((r) => cdp.once('Tracing.tracingComplete', r));
const { profile } = await cdp.send('Profiler.stop');
const self = new Map<string, number>(); const dt = profile.timeDeltas!; const byId = new Map(profile.nodes.map((x: any) => [x.id, x]));
profile.samples!.forEach((id, i) => { const f = (byId.get(id) as any).callFrame; const k = `${f.functionName || '(anon)'} ${f.url.split('/').pop()}:${f.lineNumber}:${f.columnNumber}`; self.set(k, (self.get(k) ?? 0) + dt[i]!); });
console.log('--- self ms per action'); [...self].sort((a, b) => b[1] - a[1]).slice(0, 22).forEach(([k, v]) => console.log((v / 1000 / n).toFixed(2), k));
const main = events.filter((e) => e.ph === 'X' && e.dur); const sum = new Map<string, [number, number]>();
const tid = events.find((e) => e.name === 'EventDispatch')?.tid;
for (const e of main.filter((e) => e.tid === tid)) { const x = sum.get(e.name) ?? [0, 0]; x[0] += e.dur; x[1]++; sum.set(e.name, x); }
console.log('--- trace total ms per action'); [...sum].sort((a, b) => b[1][0] - a[1][0]).slice(0, 24).forEach(([k, v]) => console.log((v[0] / 1000 / n).toFixed(2), (v[1] / n).toFixed(1), k));
await browser.close(); await s.stop();
