import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PrivateSocket {
  readonly path: string;
  /** Called once no server listens. Never rejects: the next start replaces a leftover socket. */
  remove(): Promise<void>;
}

/** Every kernel accepts at least 103 bytes. */
const maximumBytes = 100;

/**
 * Places a socket that only this account can reach in the data folder, replacing a leftover one: the caller holds the
 * folder's lock. Uses a new folder when the path is too long, and a pipe with a random name on Windows.
 */
export async function privateSocket(
  folder: string,
  name: string,
  platform: NodeJS.Platform = process.platform,
): Promise<PrivateSocket> {
  if (platform === 'win32') return { path: `\\\\.\\pipe\\ssm-${crypto.randomUUID()}`, remove: async () => {} };
  const near = path.join(folder, name);
  if (Buffer.byteLength(near) < maximumBytes) {
    await rm(near, { force: true });
    return { path: near, remove: () => rm(near, { force: true }).catch(() => undefined) };
  }
  const own = await mkdtemp(path.join(tmpdir(), 'ssm-'));
  return { path: path.join(own, name), remove: () => rm(own, { recursive: true, force: true }).catch(() => undefined) };
}
