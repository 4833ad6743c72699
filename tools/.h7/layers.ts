import { chromium } from 'playwright'; import { serve } from './serve.ts';
const s = await serve({ '/bench-app': process.env.APP ?? '/tmp/h7/bench-app', '/bare': '/work/main/tools/bench/bare' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const w of ['bare','bench-app']) {
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const cdp = await page.context().newCDPSession(page); await cdp.send('DOM.enable');
let layers: any[] = []; cdp.on('LayerTree.layerTreeDidChange', (e: any) => { if (e.layers) layers = e.layers; });
await page.goto(`${s.origin}/${w}/index.html?columns=seqId,fullName,targetName,loDb&select`); await page.waitForTimeout(1500);
await cdp.send('LayerTree.enable'); await page.waitForTimeout(300); await page.mouse.move(300,300); await page.getByRole('searchbox').type('a'); await page.waitForTimeout(500);
console.log(w, layers.length);
for (const l of layers) { const r = await cdp.send('LayerTree.compositingReasons', { layerId: l.layerId }).catch(() => ({ compositingReasonIds: ['?'] })) as any; let n = ''; if (l.backendNodeId) { const d = await cdp.send('DOM.describeNode', { backendNodeId: l.backendNodeId }).catch(()=>null) as any; n = d ? d.node.nodeName + ' ' + (d.node.attributes ?? []).join(' ').slice(0, 70) : ''; } console.log(' ', l.width, l.height, l.paintCount, l.drawsContent, r.compositingReasonIds.join(','), n); }
}
await browser.close(); await s.stop();
