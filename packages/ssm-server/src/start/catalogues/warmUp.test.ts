import { describe, expect, it } from 'vitest';
import type { Compress } from '../../answer/bytes.ts';
import { createCatalogueHolder } from '../../catalogue/active.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { createInPageReader } from '../../workbook/thread/inPageReader.ts';
import { warmUp } from './warmUp.ts';

function smallCatalogues() {
  const catalogues = createCatalogueHolder();
  catalogues.replace([smallCatalogue('V_7K'), smallCatalogue('V_11K')]);
  return catalogues;
}

const workbooks = createInPageReader();

describe('warmUp', () => {
  it('requests a hundred different answers with quick compression, and no other answers', async () => {
    const made: string[] = [];
    const compress: Compress = async (bytes, encoding, effort) => {
      const { version } = JSON.parse(new TextDecoder().decode(bytes)) as { version: string };
      made.push(`${version} ${encoding} ${effort}`);
      return bytes;
    };
    await warmUp({ catalogues: smallCatalogues(), compress, workbooks, signal: new AbortController().signal });
    const each = ['V_11K br quick', 'V_7K br quick'];
    expect(made).toEqual(Array.from({ length: 100 }, (_, index) => each[index % 2]));
  });

  it('stops when the server stops', async () => {
    const stopping = new AbortController();
    let made = 0;
    const compress: Compress = async (bytes) => {
      made += 1;
      if (made === 3) stopping.abort();
      return bytes;
    };
    await warmUp({ catalogues: smallCatalogues(), compress, workbooks, signal: stopping.signal });
    expect(made).toEqual(3);
  });

  it('imports lists that contain every identifier of some reagents of the menu', async () => {
    const read: string[] = [];
    const reader = createInPageReader();
    await warmUp({
      catalogues: smallCatalogues(),
      compress: async (bytes) => bytes,
      workbooks: {
        async read(bytes) {
          const sheets = await reader.read(bytes, 'anyone');
          read.push(...sheets.flatMap(({ rows }) => [...rows].slice(0, 2).map(({ cells }) => cells[0]?.text ?? '')));
          return sheets;
        },
      },
      signal: new AbortController().signal,
    });
    expect(read).toEqual(['seqId', '2-1', 'seqId', '2-1', 'seqId', '2-1']);
  });
});
