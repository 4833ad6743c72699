import { Zip, ZipPassThrough } from 'fflate';
import { createStretches } from '../stretches.ts';

export interface ZipEntry {
  readonly name: string;
  readonly content: Iterable<string>;
}

const encoder = /* @__PURE__ */ new TextEncoder();
const deflated = 8;

class DeflatedEntry extends ZipPassThrough {
  override compression = deflated;
  /**
   * Always the earliest date of a ZIP, so that equal content gives equal files. Created for each entry, because the
   * tab's time zone may change.
   */
  override mtime = new Date(1980, 0, 1);
  readonly #stream = new CompressionStream('deflate-raw');
  readonly #writer = this.#stream.writable.getWriter();
  readonly #packed = new Response(this.#stream.readable).arrayBuffer();
  #written: Promise<void> = Promise.resolve();

  protected override process(chunk: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.#written = isLast ? this.#writer.close() : this.#writer.write(chunk);
  }

  async take(content: Iterable<string>, pause: () => Promise<void>): Promise<void> {
    for (const piece of content) {
      this.push(encoder.encode(piece));
      await this.#written;
      await pause();
    }
    this.push(new Uint8Array(), true);
    this.ondata(null, new Uint8Array(await this.#packed), true);
  }
}

export async function writeZip(entries: readonly ZipEntry[]): Promise<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  const pause = createStretches();
  const archive = new Zip((_error, piece) => pieces.push(piece));
  for (const { name, content } of entries) {
    const entry = new DeflatedEntry(name);
    archive.add(entry);
    await entry.take(content, pause);
  }
  archive.end();
  return pieces;
}
