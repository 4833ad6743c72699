import http from 'node:http';
import https from 'node:https';

export interface Answered {
  readonly path: string;
  /** Milliseconds from the time at which the request was due to the end of its answer. */
  readonly ms: number;
  readonly status: number;
  readonly bytes: number;
  readonly retryAfter: string | undefined;
}

/**
 * Sends `perSecond` requests a second, whether answers arrive or not. Returns the answers in the order of the requests.
 */
export async function openLoop(
  origin: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
  perSecond: number,
): Promise<readonly Answered[]> {
  const { Agent, get } = origin.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const start = performance.now() + 100;
  const ask = async (path: string, due: number): Promise<Answered> => {
    // Rounded up, because a timer drops fractions, and no request may start before it is due.
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(due - performance.now())));
    return new Promise((resolve) => {
      const ended = (status: number, bytes = 0, retryAfter?: string): void =>
        resolve({ path, ms: performance.now() - due, status, bytes, retryAfter });
      get(new URL(path, origin), { agent, headers }, (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        response.on('end', () => ended(response.statusCode ?? 0, bytes, response.headers['retry-after']));
        response.on('error', () => ended(0));
      }).on('error', () => ended(0));
    });
  };
  const answers = await Promise.all(paths.map((target, index) => ask(target, start + (index * 1000) / perSecond)));
  agent.destroy();
  return answers;
}
