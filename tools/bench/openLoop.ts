/** Requests at a steady rate, whether the answers come or not. */
import { Agent, get } from 'node:http';

/** Milliseconds, of `perSecond` requests each second, from when each request was due to the end of its answer. */
export async function openLoop(
  port: number,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
  perSecond: number,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const start = performance.now() + 100;
  const ask = async (target: string, due: number): Promise<number> => {
    // Rounded up: a timer cuts fractions off, and nothing is asked before it is due.
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(due - performance.now())));
    return new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent, path: target, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.resume();
        response.on('end', () => resolve(performance.now() - due));
      }).on('error', reject);
    });
  };
  const times = await Promise.all(paths.map((target, index) => ask(target, start + (index * 1000) / perSecond)));
  agent.destroy();
  return times;
}
