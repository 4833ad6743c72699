/** Reads the body of a request within limits. */
import type { IncomingMessage } from 'node:http';
import { type Bytes, joinedBytes } from '../../answer/encoding.ts';

export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'whole'; readonly bytes: Bytes }
  | { readonly kind: 'tooLarge' }
  /** Nothing came for too long, or the caller went away. */
  | { readonly kind: 'broken' };

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The whole body, whatever the method. One that announces more than `bodyBytes` is refused unread. */
export function readBody(incoming: IncomingMessage, bodyBytes: number, bodyIdleMs: number): Promise<Body> {
  if (!hasBody(incoming)) return Promise.resolve({ kind: 'none' });
  if (Number(incoming.headers['content-length'] ?? 0) > bodyBytes) return Promise.resolve({ kind: 'tooLarge' });
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const settle = (body: Body): void => {
      clearTimeout(timer);
      incoming.off('data', add).off('end', end).off('close', broken).off('error', broken);
      // An error of what is still on its way concerns nobody any more.
      incoming.on('error', () => {});
      resolve(body);
    };
    const broken = (): void => settle({ kind: 'broken' });
    const end = (): void => settle({ kind: 'whole', bytes: joinedBytes(chunks) });
    const add = (chunk: Uint8Array): void => {
      timer.refresh();
      size += chunk.length;
      if (size > bodyBytes) settle({ kind: 'tooLarge' });
      else chunks.push(chunk);
    };
    const timer = setTimeout(broken, bodyIdleMs);
    incoming.on('data', add).on('end', end).on('close', broken).on('error', broken);
  });
}

/** How much of a refused body is read away, so that the caller gets to read the refusal. */
const lingerBytes = 32 * 1024 * 1024;
const lingerMs = 1500;

/** Reads away the rest of a refused body for a moment, then closes the connection. */
export function discardBody(incoming: IncomingMessage): void {
  let size = 0;
  const close = (): void => {
    clearTimeout(timer);
    incoming.socket.destroySoon();
  };
  const timer = setTimeout(close, lingerMs);
  incoming.on('data', (chunk: Uint8Array) => {
    size += chunk.length;
    if (size > lingerBytes) close();
  });
  incoming.once('end', close).once('close', close);
  incoming.resume();
}
