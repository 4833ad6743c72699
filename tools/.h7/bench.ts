import { chromium } from 'playwright';
import { serve } from './serve.ts';
import { measureActions, measureScrollAndSize, measureCold } from './page.ts';
const rate = Number(process.argv[2] ?? 4), runs = Number(process.argv[3] ?? 3);
const s = await serve({ '/bench-app': process.env.APP ?? '/tmp/h7/bench-app', '/bare': '/work/main/tools/bench/bare' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'] });
const q = 'columns=seqId,fullName,targetName,loDb&select';
const subjects: any[] = [
 { name:'bare', coldUrl: `${s.origin}/bare/index.html`, busyUrl: `${s.origin}/bare/index.html?${q}`, numberHeader:'loDb', textHeader:'fullName' },
 { name:'ours', coldUrl: `${s.origin}/bench-app/index.html`, busyUrl: `${s.origin}/bench-app/index.html?${q}`, numberHeader:'LoDB (RFU)', textHeader:'Full Name' } ];
const all: any = { bare: {}, ours: {} };
const add = (n: string, x: any) => { for (const [k, v] of Object.entries(x)) (all[n][k] ??= []).push(...(v as number[])); };
for (let i = 0; i < runs; i++) for (const sub of subjects) {
  add(sub.name, await measureActions(browser, sub, rate));
  add(sub.name, await measureScrollAndSize(browser, sub, rate));
  if (process.argv[4]==='cold') add(sub.name, { cold: [await measureCold(browser, sub, rate, false)], coldNet: [await measureCold(browser, sub, rate, true)] });
}
const q2 = (a: number[], p: number) => [...a].sort((x, y) => x - y)[Math.min(a.length - 1, Math.floor(a.length * p))]!;
for (const k of Object.keys(all.ours)) { const b = all.bare[k], o = all.ours[k]; console.log(k.padEnd(12), 'bare', q2(b, .5).toFixed(1), q2(b, .95).toFixed(1), ' ours', q2(o, .5).toFixed(1), q2(o, .95).toFixed(1), ' ratio', (q2(o, .5) / q2(b, .5)).toFixed(2), (q2(o, .95) / q2(b, .95)).toFixed(2)); }
await browser.close(); await s.stop();
