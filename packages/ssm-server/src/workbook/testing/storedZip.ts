/** Writes a ZIP file without compression, so that a reader gets exactly the given bytes. */
import { crc32 } from 'node:zlib';

interface Part {
  readonly name: Uint8Array;
  readonly bytes: Uint8Array;
  readonly offset: number;
  readonly checksum: number;
}

function writeHead(view: DataView, at: number, part: Part, signature: number, shift: number): void {
  view.setUint32(at, signature, true);
  view.setUint16(at + shift, 20, true);
  view.setUint16(at + shift + 2, 0x0800, true);
  view.setUint32(at + shift + 10, part.checksum, true);
  view.setUint32(at + shift + 14, part.bytes.length, true);
  view.setUint32(at + shift + 18, part.bytes.length, true);
  view.setUint16(at + shift + 22, part.name.length, true);
}

export function storedZip(entries: ReadonlyMap<string, Uint8Array>): ArrayBuffer {
  let size = 0;
  const parts: Part[] = [...entries].map(([text, bytes]) => {
    const part = { name: new TextEncoder().encode(text), bytes, offset: size, checksum: crc32(bytes) };
    size += 30 + part.name.length + bytes.length;
    return part;
  });
  const directorySize = parts.reduce((total, part) => total + 46 + part.name.length, 0);
  const whole = new Uint8Array(size + directorySize + 22);
  const view = new DataView(whole.buffer);
  let at = size;
  for (const part of parts) {
    writeHead(view, part.offset, part, 0x04034b50, 4);
    whole.set(part.name, part.offset + 30);
    whole.set(part.bytes, part.offset + 30 + part.name.length);
    view.setUint16(at + 4, 20, true);
    writeHead(view, at, part, 0x02014b50, 6);
    view.setUint32(at + 42, part.offset, true);
    whole.set(part.name, at + 46);
    at += 46 + part.name.length;
  }
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, parts.length, true);
  view.setUint16(at + 10, parts.length, true);
  view.setUint32(at + 12, directorySize, true);
  view.setUint32(at + 16, size, true);
  return whole.buffer;
}
