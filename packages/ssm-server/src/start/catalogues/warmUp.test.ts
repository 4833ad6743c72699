import { describe, expect, it } from 'vitest';
import type { Compress } from '../../answer/encoding.ts';
import { createCatalogueHolder } from '../../catalogue/active.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { warmUp } from './warmUp.ts';

function smallCatalogues() {
  const catalogues = createCatalogueHolder();
  catalogues.replace([smallCatalogue('V_7K'), smallCatalogue('V_11K')]);
  return catalogues;
}

describe('warmUp', () => {
  it('has a hundred different answers prepared, quickly compressed, and nothing ahead', async () => {
    const made: string[] = [];
    const compress: Compress = async (bytes, encoding, effort) => {
      const { version } = JSON.parse(new TextDecoder().decode(bytes)) as { version: string };
      made.push(`${version} ${encoding} ${effort}`);
      return bytes;
    };
    await warmUp({ catalogues: smallCatalogues(), compress, signal: new AbortController().signal });
    const each = ['V_11K br quick', 'V_7K br quick'];
    expect(made).toEqual(Array.from({ length: 100 }, (_, index) => each[index % 2]));
  });

  it('ends when the server stops', async () => {
    const stopping = new AbortController();
    let made = 0;
    const compress: Compress = async (bytes) => {
      made += 1;
      if (made === 3) stopping.abort();
      return bytes;
    };
    await warmUp({ catalogues: smallCatalogues(), compress, signal: stopping.signal });
    expect(made).toEqual(3);
  });
});
