/** A local socket that only this account can reach. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PrivateSocket {
  /** To listen on and to connect to. */
  readonly path: string;
  /** Call it once no server listens. Never rejects: the next start replaces a socket that stays, as on a read-only disk. */
  remove(): Promise<void>;
}

/** The kernel takes 103 bytes at the least. */
const maximumBytes = 100;

/**
 * In the data folder, replacing what a killed process left: the caller holds the folder's lock. Where
 * the path would be too long, in a new folder of its own; on Windows a pipe with a name that cannot be
 * guessed.
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
