/** ZIP archives, deflated by the platform itself; a large one is written in stretches, so that the page is not held up. */
import { createStretches } from '../stretches.ts';

export interface ZipEntry {
  readonly name: string;
  /** Its text, piece by piece. */
  readonly content: Iterable<string>;
}

interface PackedEntry {
  readonly name: Uint8Array;
  readonly data: Uint8Array;
  readonly size: number;
  readonly checksum: number;
  readonly offset: number;
}

const encoder = /* @__PURE__ */ new TextEncoder();
const [versionNeeded, utf8Names, deflated] = [20, 0x0800, 8];
/** 1980-01-01, the first day there is: one content makes one file. */
const day = 0x21;

function checksumTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
}

/** CRC-32, piece by piece. */
function createChecksum() {
  const table = checksumTable();
  let state = 0xffffffff;
  return {
    add(bytes: Uint8Array): void {
      let next = state;
      // By index: twice as fast as an iterator, on megabytes.
      for (let at = 0; at < bytes.length; at++) {
        next = (table[(next ^ (bytes[at] as number)) & 0xff] as number) ^ (next >>> 8);
      }
      state = next;
    },
    read: () => (state ^ 0xffffffff) >>> 0,
  };
}

async function pack({ name, content }: ZipEntry, offset: number, pause: () => Promise<void>): Promise<PackedEntry> {
  const stream = new CompressionStream('deflate-raw');
  const packed = new Response(stream.readable).arrayBuffer();
  const writer = stream.writable.getWriter();
  const checksum = createChecksum();
  let size = 0;
  for (const piece of content) {
    const bytes = encoder.encode(piece);
    checksum.add(bytes);
    size += bytes.length;
    await writer.write(bytes);
    await pause();
  }
  await writer.close();
  return {
    name: encoder.encode(name),
    data: new Uint8Array(await packed),
    size,
    checksum: checksum.read(),
    offset,
  };
}

/** Little-endian fields of two or four bytes. */
function record(fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** What the header before an entry and the one in the directory have in common. */
function common({ name, data, size, checksum }: PackedEntry): readonly (readonly [number, 2 | 4])[] {
  return [
    [versionNeeded, 2],
    [utf8Names, 2],
    [deflated, 2],
    [0, 2],
    [day, 2],
    [checksum, 4],
    [data.length, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
  ];
}

function localHeader(entry: PackedEntry): Uint8Array {
  return record([[0x04034b50, 4], ...common(entry)]);
}

function directoryHeader(entry: PackedEntry): Uint8Array {
  const unused: readonly (readonly [number, 2 | 4])[] = [
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
  ];
  return record([[0x02014b50, 4], [versionNeeded, 2], ...common(entry), ...unused, [entry.offset, 4]]);
}

/** The bytes of an archive, in pieces. */
export async function writeZip(entries: readonly ZipEntry[]): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const pause = createStretches();
  let offset = 0;
  for (const entry of entries) {
    const packed = await pack(entry, offset, pause);
    const local = [localHeader(packed), packed.name, packed.data];
    pieces.push(...local);
    directory.push(directoryHeader(packed), packed.name);
    offset += lengthOf(local);
  }
  const end = record([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [lengthOf(directory), 4],
    [offset, 4],
    [0, 2],
  ]);
  return [...pieces, ...directory, end];
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}
