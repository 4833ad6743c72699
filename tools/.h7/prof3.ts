import { chromium } from 'playwright'; import { serve } from './serve.ts';
const s = await serve({ '/app': process.env.APP ?? '/tmp/h7/bench-dev' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'] });
const op = process.argv[2] ?? 'search';
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } }); const cdp = await page.context().newCDPSession(page);
await page.goto(`${s.origin}/app/index.html?${process.argv[3] ?? 'columns=seqId,fullName,targetName,loDb&select'}`); await page.waitForTimeout(2500);
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 50 }); await cdp.send('Profiler.start');
const n = await page.evaluate(async ({ op }: any) => {
    const grid = document.querySelector('[role=grid]') as HTMLElement;
    const frame = () => new Promise<void>((res) => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = () => res(); c.port2.postMessage(null); }));
    const input = document.querySelector('input[type=search]') as HTMLInputElement; const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const type = (v: string) => { set.call(input, v); input.dispatchEvent(new InputEvent('input', { bubbles: true })); };
    const box = grid; let n = 0; const run = async (f: () => void) => { f(); await frame(); n++; };
    const heads = () => [...grid.querySelectorAll('[role=columnheader] button')] as HTMLElement[]; const checks = () => [...grid.querySelectorAll('input[type=checkbox]')] as HTMLElement[];
    for (let r = 0; r < 12; r++) {
    if (op === 'search') { const t = 'kinase b'; for (let i = 1; i <= t.length; i++) await run(() => type(t.slice(0, i))); type(''); await frame(); }
    if (op.startsWith('sort')) for (let i = 0; i < 9; i++) await run(() => heads()[op === 'sortText' ? 1 : 3]!.click());
    if (op === 'selectAll') for (let i = 0; i < 10; i++) await run(() => checks()[0]!.click());
    if (op === 'selectOne') for (let i = 0; i < 10; i++) await run(() => checks()[2 + (i % 6)]!.click());
    if (op === 'scroll') for (let i = 0; i < 20; i++) await run(() => { const nx = box.scrollTop + 120; box.scrollTop = nx > box.scrollHeight - box.clientHeight ? 0 : nx; });
    } return n; }, { op });
const { profile } = await cdp.send('Profiler.stop');
const byId = new Map(profile.nodes.map((x: any) => [x.id, x])); const parent = new Map<number, number>(); for (const x of profile.nodes) for (const c of x.children ?? []) parent.set(c, x.id);
const self = new Map<string, number>(), total = new Map<string, number>(); const dt = profile.timeDeltas!;
const name = (id: number) => { const f = (byId.get(id) as any).callFrame; return `${f.functionName || '(anon)'} :${f.lineNumber}`; };
profile.samples!.forEach((id, i) => { const t = dt[i]!; self.set(name(id), (self.get(name(id)) ?? 0) + t); const seen = new Set<string>(); for (let x: number | undefined = id; x !== undefined; x = parent.get(x)) { const k = name(x); if (!seen.has(k)) { seen.add(k); total.set(k, (total.get(k) ?? 0) + t); } } });
console.log('SELF'); [...self].sort((a, b) => b[1] - a[1]).slice(0, 28).forEach(([k, v]) => console.log((v / 1000 / n).toFixed(3), k));
console.log('TOTAL'); [...total].sort((a, b) => b[1] - a[1]).slice(0, 45).forEach(([k, v]) => console.log((v / 1000 / n).toFixed(3), k));
await browser.close(); await s.stop();
