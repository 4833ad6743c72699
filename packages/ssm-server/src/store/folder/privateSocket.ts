import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PrivateSocket {
  readonly path: string;
  /**
   * Removes the socket; called when no server listens any more. Never rejects, because the next start replaces a socket
   * that was left.
   */
  remove(): Promise<void>;
}

/** Longest path of a socket. Every kernel accepts at least 103 bytes. */
const maximumBytes = 100;

/**
 * Returns the path of a socket in the data folder that only this account can reach. Replaces an old socket, because the
 * caller holds the folder's lock. A too long path is replaced by a new folder, on Windows by a pipe with a random name.
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
