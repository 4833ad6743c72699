import { chromium } from 'playwright'; import { serve } from './serve.ts';
const apps = (process.env.APPS ?? '/tmp/h7/bench-app').split(',');
const s = await serve({ '/bare': '/work/main/tools/bench/bare', ...Object.fromEntries(apps.map((a, i) => [`/app${i}`, a])) });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'] });
const ops = (process.argv[2] ?? 'search,sortText,sortNumber,selectAll,selectOne,scroll').split(','); const rounds = Number(process.argv[3] ?? 5);
const out: any = {};
const q = process.argv[4] ?? 'columns=seqId,fullName,targetName,loDb&select';
const pages: any[] = [];
for (const w of ['bare', ...apps.map((_, i) => `app${i}`)]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } }); const cdp = await page.context().newCDPSession(page); await cdp.send('Performance.enable');
  page.on('pageerror', (e) => console.log(w, e.message));
  await page.goto(`${s.origin}/${w}/index.html?${q}`); await page.waitForTimeout(2500); pages.push({ w, page, cdp });
}
for (let r = 0; r < rounds; r++) for (const { w, page, cdp } of pages) { await page.bringToFront(); for (const op of ops) {
  const m = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((x: any) => [x.name, x.value * 1000]));
  const before = await m();
  const wall = await page.evaluate(async ({ op, bare }: any) => {
    const grid = document.querySelector('[role=grid]') as HTMLElement;
    const frame = () => new Promise<void>((res) => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => res(); c.port2.postMessage(null); }));
    const input = document.querySelector('input[type=search]') as HTMLInputElement; const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const type = (v: string) => { set.call(input, v); input.dispatchEvent(new InputEvent('input', { bubbles: true })); };
    const box = [grid, ...grid.querySelectorAll('*')].find((e) => e.scrollHeight > e.clientHeight + 10 && /auto|scroll/.test(getComputedStyle(e).overflowY)) as HTMLElement;
    const heads = () => [...grid.querySelectorAll('[role=columnheader] button')] as HTMLElement[];
    const checks = () => [...grid.querySelectorAll('input[type=checkbox]')] as HTMLElement[];
    let n = 0; const times: number[] = []; 
    const run = async (f: () => void) => { const t = performance.now(); f(); await frame(); times.push(performance.now() - t); n++; };
    if (op === 'search') { const t = 'kinase b'; for (let k = 0; k < 3; k++) { for (let i = 1; i <= t.length; i++) await run(() => type(t.slice(0, i))); type(''); await frame(); } }
    if (op.startsWith('sort')) for (let i = 0; i < 12; i++) await run(() => heads()[op === 'sortText' ? 1 : 3]!.click());
    if (op === 'selectAll') for (let i = 0; i < 12; i++) await run(() => checks()[0]!.click());
    if (op === 'selectOne') for (let i = 0; i < 12; i++) await run(() => checks()[2 + (i % 6)]!.click());
    if (op === 'scroll') for (let i = 0; i < 60; i++) await run(() => { const nx = box.scrollTop + 120; box.scrollTop = nx > box.scrollHeight - box.clientHeight ? 0 : nx; });
    times.sort((a, b) => a - b); return { n, med: times[n >> 1], p95: times[Math.floor(n * 0.95)] };
  }, { op, bare: w === 'bare' });
  const after = await m(); const d = (k: string) => (after[k] - before[k]) / wall.n;
  ((out[op] ??= {})[w] ??= []).push({ task: d('TaskDuration'), script: d('ScriptDuration'), layout: d('LayoutDuration'), style: d('RecalcStyleDuration'), med: wall.med, p95: wall.p95 });
} }
const med = (a: number[]) => [...a].sort((x, y) => x - y)[a.length >> 1]!;
for (const op of ops) for (const { w } of pages) { const a = out[op][w]; console.log(op.padEnd(11), w.padEnd(6), ['task', 'script', 'layout', 'style', 'med', 'p95'].map((k) => `${k} ${med(a.map((x: any) => x[k])).toFixed(2)}`).join('  '), ' ×', (med(a.map((x: any) => x.task)) / med(out[op].bare.map((x: any) => x.task))).toFixed(2), (med(a.map((x: any) => x.med)) / med(out[op].bare.map((x: any) => x.med))).toFixed(2)); }
await browser.close(); await s.stop();
