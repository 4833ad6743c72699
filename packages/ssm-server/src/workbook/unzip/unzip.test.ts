import { writeXlsx } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { storedZip } from '../testing/storedZip.ts';
import { inflateAtOnce } from '../thread/inflateAtOnce.ts';
import { listZip } from './listZip.ts';
import { unpack } from './unpack.ts';

const zipOf = (...names: readonly string[]) =>
  new Uint8Array(storedZip(new Map(names.map((name) => [name, new TextEncoder().encode(`<${name}>`)]))));
const namesOf = async (bytes: Uint8Array) => (await listZip(bytes)).map(({ name }) => name);
const unpacked = async (bytes: Uint8Array) =>
  [...(await unpack(await listZip(bytes), 1000, inflateAtOnce))].map(([name, part]) => [
    name,
    new TextDecoder().decode(part),
  ]);

function bent(bytes: Uint8Array, entry: number, change: (view: DataView, at: number) => void): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = view.getUint32(bytes.length - 6, true);
  for (let index = 0; index < entry; index++) at += 46 + view.getUint16(at + 28, true);
  change(view, at);
  return bytes;
}

const damaged = 'This ZIP file or workbook is damaged: its list of contents cannot be read.';

describe('a ZIP file', () => {
  it('is unpacked even if bytes follow its end or its names have Windows separators', async () => {
    const parts = [
      ['a/b.xml', '<a/b.xml>'],
      ['c.xml', '<c.xml>'],
    ];
    const followed = new Uint8Array([...zipOf('a/b.xml', 'c.xml'), 0, 0, 0]);
    expect([await unpacked(zipOf('a/b.xml', 'c.xml')), await unpacked(followed)]).toEqual([parts, parts]);
    expect(await namesOf(zipOf('a\\b.xml'))).toEqual(['a/b.xml']);
  });

  it('may declare the sizes of an entry after the entry, as our workbooks do', async () => {
    const file = await writeXlsx({ name: 'List', rows: [['SeqId'], ['2-1']] });
    const entries = await listZip(new Uint8Array(await file.arrayBuffer()));
    const parts = await unpack(entries, 100_000, inflateAtOnce);
    expect([entries[0]?.file.bitFlag?.dataDescriptor, parts.get('xl/worksheets/sheet1.xml')?.length]).toEqual([
      true,
      entries.find(({ name }) => name === 'xl/worksheets/sheet1.xml')?.size,
    ]);
  });

  it('R28: is refused if entries overlap', async () => {
    const first = new DataView(zipOf('a.xml', 'b.xml').buffer);
    const at = first.getUint32(first.byteLength - 6, true);
    // Both entries declare the data and the offset of the first.
    const bytes = bent(zipOf('a.xml', 'b.xml'), 1, (view, second) => {
      for (let byte = 16; byte < 28; byte++) view.setUint8(second + byte, first.getUint8(at + byte));
      view.setUint32(second + 42, 0, true);
    });
    await expect(unpacked(bytes)).rejects.toThrow(damaged);
  });

  it('R28: is refused if a name is repeated, or leads out of the folder', async () => {
    const twice = bent(zipOf('a.xml', 'b.xml'), 1, (view, at) => view.setUint8(at + 46, 'a'.charCodeAt(0)));
    await expect(listZip(twice)).rejects.toThrow(damaged);
    await expect(listZip(zipOf('../a.xml'))).rejects.toThrow(damaged);
  });

  it('is refused if it is encrypted or packed by another method, and the message says which of these', async () => {
    const locked = zipOf('a.xml');
    new DataView(locked.buffer).setUint16(6, 0x0801, true);
    const listed = bent(locked, 0, (view, at) => view.setUint16(at + 8, 0x0801, true));
    await expect(unpacked(listed)).rejects.toThrow('This is a workbook locked with a password');
    const other = zipOf('a.xml');
    new DataView(other.buffer).setUint16(8, 12, true);
    await expect(unpacked(bent(other, 0, (view, at) => view.setUint16(at + 10, 12, true)))).rejects.toThrow(damaged);
  });

  it('R28: is refused if it has more than 2,000 parts', async () => {
    const names = Array.from({ length: 2001 }, (_, index) => `${index}.xml`);
    expect((await namesOf(zipOf(...names.slice(1)))).length).toBe(2000);
    await expect(listZip(zipOf(...names))).rejects.toThrow('has more than 2,000 parts, which is the limit.');
  });
});
