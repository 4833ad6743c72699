/**
 * Measures the time to the first rows with an empty cache. Playwright watches every request and console call of its
 * own pages, which slows them down. This file therefore opens its page through the protocol of the browser, so that
 * Playwright does not know the page.
 */
import type { Browser, CDPSession } from 'playwright';
import { until } from '../../packages/ssm-server/src/store/testing/until.ts';
import { pageScript, viewport } from './page.ts';

type Reply = Readonly<Record<string, unknown>>;

async function attach(cdp: CDPSession, targetId: string): Promise<(method: string, params?: object) => Promise<Reply>> {
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<unknown, PromiseWithResolvers<Reply>>();
  cdp.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error } = JSON.parse(event.message) as Reply;
    if (error === undefined) waiting.get(id)?.resolve(result as Reply);
    else waiting.get(id)?.reject(new Error(JSON.stringify(error)));
  });
  let count = 0;
  return async (method, params = {}) => {
    count += 1;
    const reply = Promise.withResolvers<Reply>();
    waiting.set(count, reply);
    await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: count, method, params }) });
    return reply.promise;
  };
}

/** A network with 10 Mb/s and a latency of 40 ms. */
const slowNetwork = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };

export async function measureCold(browser: Browser, url: string, slowdown: number, isSlow = false): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  try {
    const { targetId } = await cdp.send('Target.createTarget', { url: 'about:blank', browserContextId, ...viewport });
    const send = await attach(cdp, targetId);
    await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await send('Page.enable');
    if (isSlow) {
      await send('Network.enable');
      await send('Network.emulateNetworkConditions', slowNetwork);
    }
    await send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript });
    await send('Page.navigate', { url });
    const firstRows = async (): Promise<number | undefined> => {
      const { result } = await send('Runtime.evaluate', { expression: 'globalThis.bench?.firstRows' });
      return (result as { readonly value?: number }).value;
    };
    return await until(`${url} shows a row`, firstRows, 60_000);
  } finally {
    await cdp.send('Target.disposeBrowserContext', { browserContextId });
    await cdp.detach();
  }
}
