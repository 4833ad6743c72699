import type { IncomingMessage } from 'node:http';
import { type Bytes, joinedBytes } from '../../answer/encoding.ts';

export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'whole'; readonly bytes: Bytes }
  | { readonly kind: 'tooLarge' }
  /** The body stalled, or the caller left. */
  | { readonly kind: 'broken' };

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Reads the whole body, whatever the method. A body that announces more than `bodyBytes` is refused unread. */
export function readBody(incoming: IncomingMessage, bodyBytes: number, bodyIdleMs: number): Promise<Body> {
  const chunks: Uint8Array[] = [];
  return takeBody(
    incoming,
    { bodyBytes, bodyIdleMs },
    (chunk) => void chunks.push(chunk),
    () => ({ kind: 'whole', bytes: joinedBytes(chunks) }),
  );
}

/** Counts the bytes of a body that no operation reads, and keeps nothing. */
export function passBody(incoming: IncomingMessage, bodyBytes: number, bodyIdleMs: number): Promise<Body> {
  return takeBody(
    incoming,
    { bodyBytes, bodyIdleMs },
    () => {},
    () => ({ kind: 'none' }),
  );
}

function takeBody(
  incoming: IncomingMessage,
  { bodyBytes, bodyIdleMs }: Readonly<Record<'bodyBytes' | 'bodyIdleMs', number>>,
  onChunk: (chunk: Uint8Array) => void,
  whole: () => Body,
): Promise<Body> {
  if (!hasBody(incoming)) return Promise.resolve({ kind: 'none' });
  if (Number(incoming.headers['content-length'] ?? 0) > bodyBytes) return Promise.resolve({ kind: 'tooLarge' });
  return new Promise((resolve) => {
    let size = 0;
    const settle = (body: Body): void => {
      clearTimeout(timer);
      incoming.off('data', add).off('end', end).off('close', broken).off('error', broken);
      incoming.on('error', () => {});
      resolve(body);
    };
    const broken = (): void => settle({ kind: 'broken' });
    const end = (): void => settle(whole());
    const add = (chunk: Uint8Array): void => {
      timer.refresh();
      size += chunk.length;
      if (size > bodyBytes) settle({ kind: 'tooLarge' });
      else onChunk(chunk);
    };
    const timer = setTimeout(broken, bodyIdleMs);
    incoming.on('data', add).on('end', end).on('close', broken).on('error', broken);
  });
}
