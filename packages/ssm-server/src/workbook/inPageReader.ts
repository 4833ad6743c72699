/** Reads workbooks in the thread that asks, with what every platform has: for stories and tests, whose files are small. */
import { limitedRows } from './limitedRows.ts';
import { openUpload } from './openUpload.ts';
import { isWanted, type Parts, readSheets } from './readSheets.ts';
import { cannotUnpack, packedBytes, unpacksToTooMuch, type ZipEntry } from './unzip/zipDirectory.ts';
import { uploadLimits } from './uploadLimits.ts';
import type { WorkbookLimits, WorkbookReader } from './workbookReader.ts';

async function inflated(entry: ZipEntry, packed: Uint8Array, left: number, limit: number): Promise<Uint8Array> {
  const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw cannotUnpack(entry);
    });
    if (done) break;
    size += value.length;
    if (size > left) {
      await reader.cancel();
      throw unpacksToTooMuch(limit);
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

async function unpack(bytes: Uint8Array, entries: readonly ZipEntry[], limit: number): Promise<Parts> {
  const parts = new Map<string, Uint8Array>();
  let left = limit;
  for (const entry of entries) {
    const packed = packedBytes(bytes, entry);
    const part = entry.method === 0 ? packed : await inflated(entry, packed, left, limit);
    parts.set(entry.name, part);
    left -= part.length;
    if (left < 0) throw unpacksToTooMuch(limit);
  }
  return parts;
}

export function createInPageReader(limits: WorkbookLimits = uploadLimits): WorkbookReader {
  return {
    async read(bytes) {
      const entries = openUpload(bytes, limits).filter(isWanted);
      const sheets = readSheets(await unpack(bytes, entries, limits.unpackedBytes));
      return limitedRows(sheets, limits).map(({ name, rows }) => ({ name, rows: [...rows] }));
    },
  };
}
