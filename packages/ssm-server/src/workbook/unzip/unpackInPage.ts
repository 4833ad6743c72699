/** Unpacks with what every platform has, a page too: for small files. Its limits and refusals are those of unpack.ts. */
import { cannotUnpack, checkDeclaredSizes, hasOtherSize, packedBytes, type ZipEntry } from './zipDirectory.ts';

async function inflated(entry: ZipEntry, packed: Uint8Array): Promise<Uint8Array> {
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
    if (size > entry.size) {
      await reader.cancel();
      throw hasOtherSize(entry);
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** The entries by name. Rejects with RefusedFileError. */
export async function unpackInPage(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  limit: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  checkDeclaredSizes(entries, limit);
  const parts = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const packed = packedBytes(bytes, entry);
    const part = entry.method === 0 ? packed : await inflated(entry, packed);
    if (part.length !== entry.size) throw hasOtherSize(entry);
    parts.set(entry.name, part);
  }
  return parts;
}
