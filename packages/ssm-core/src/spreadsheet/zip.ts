/** ZIP archives, deflated by the platform itself; a large one is written in stretches, so that the page is not held up. */
import { Zip, ZipPassThrough } from 'fflate';
import { createStretches } from '../stretches.ts';

export interface ZipEntry {
  readonly name: string;
  /** Its text, piece by piece. */
  readonly content: Iterable<string>;
}

const encoder = /* @__PURE__ */ new TextEncoder();
const deflated = 8;

class DeflatedEntry extends ZipPassThrough {
  override compression = deflated;
  /** The first that there is, wherever the clock stands: one content makes one file. Made anew, as the time zone of a tab can change. */
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

/** The bytes of an archive, in pieces. */
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
