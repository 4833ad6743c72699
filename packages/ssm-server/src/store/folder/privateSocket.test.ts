import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { privateSocket } from './privateSocket.ts';

describe('privateSocket', () => {
  it('is a file in the data folder, and replaces a file that a killed process left', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'a.sock'), '');
    const socket = await privateSocket(folder, 'a.sock');
    expect([socket.path, existsSync(socket.path)]).toEqual([path.join(folder, 'a.sock'), false]);
    await writeFile(socket.path, '');
    await socket.remove();
    expect(existsSync(socket.path)).toEqual(false);
  });

  it('is a file in a new private folder if the path would be too long', async () => {
    const socket = await privateSocket(path.join(await temporaryFolder(), 'é'.repeat(50)), 'a.sock');
    const folder = path.dirname(socket.path);
    expect([path.dirname(folder), (await stat(folder)).mode & 0o777]).toEqual([tmpdir(), 0o700]);
    await socket.remove();
    expect(existsSync(folder)).toEqual(false);
  });

  it('is a named pipe with a random name on Windows', async () => {
    const socket = await privateSocket('C:\\data', 'a.sock', 'win32');
    expect(socket.path.replace(/[\da-f-]{36}$/, 'ID')).toEqual('\\\\.\\pipe\\ssm-ID');
    expect(await socket.remove()).toEqual(undefined);
  });
});
