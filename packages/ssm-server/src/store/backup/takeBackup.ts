import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { FlagKeeper } from '../../flags/flagKeeper.ts';
import { migrations } from '../schema/migrations.ts';
import { type Store, StoreError } from '../store.ts';
import { endLine, headLine, type ReadBackup, readBackup, rowLine } from './backupLines.ts';

type Flags = Pick<FlagKeeper, 'read'>;

async function* linesOf(store: Store, flags: Flags): AsyncGenerator<string> {
  const made = new Date().toISOString();
  yield `${headLine({ schema: migrations.length, made, flags: await flags.read() })}\n`;
  let count = 0;
  for await (const row of store.allRows()) {
    count += 1;
    yield `${rowLine(row)}\n`;
  }
  yield `${endLine(count)}\n`;
}

/** Compresses the backup while it is read. An error ends the stream. */
export function takeBackup(store: Store, flags: Flags): Readable {
  const packed = createGzip();
  pipeline(Readable.from(linesOf(store, flags)), packed, () => undefined);
  return packed;
}

async function* splitLines(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  pipeline(createReadStream(file), unpacked, () => undefined);
  let rest = '';
  try {
    for await (const part of unpacked.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    const isFile = !code.startsWith('Z_');
    const sentence = isFile
      ? `${file} cannot be read (${code}). Name a file that a backup was written to.`
      : `${file} is no backup, or was cut off. Take another one; nothing was restored.`;
    throw new StoreError(isFile ? 'not_found' : 'damaged', sentence, { cause });
  }
}

export function openBackup(file: string): Promise<ReadBackup> {
  return readBackup(splitLines(file));
}
