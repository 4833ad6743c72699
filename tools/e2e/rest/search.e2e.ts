import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../process.ts';
import { isAbsent, sharedFile } from '../../sharedData.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const used = ['annotation_7k.tsv', 'gene_aliases.tsv', 'uniprot_gene_map.tsv'];
const absent = used.filter(isAbsent);

/** A table of typed texts, each with the symbol of the right first row. A test of the engine uses the same table. */
const table = path.join(root, 'packages/ssm-core/src/identifiers/search.truth.tsv');
const queries = readFileSync(table, 'utf8').trimEnd().split('\n').slice(1);
const typed = queries.map((line) => {
  const [text = '', symbol = ''] = line.split('\t');
  return [text, symbol] as const;
});

function seqIdsBySymbol(): ReadonlyMap<string, ReadonlySet<string>> {
  const [header = '', ...lines] = readFileSync(sharedFile('annotation_7k.tsv'), 'utf8').trimEnd().split('\n');
  const names = header.split('\t');
  const [seqIdAt, symbolsAt] = [names.indexOf('seqId'), names.indexOf('entrezGeneSymbols')];
  const bySymbol = new Map<string, Set<string>>();
  for (const line of lines) {
    const cells = line.split('\t');
    for (const symbol of (cells[symbolsAt] ?? '').split('|')) {
      bySymbol.set(symbol, (bySymbol.get(symbol) ?? new Set()).add(cells[seqIdAt] ?? ''));
    }
  }
  return bySymbol;
}

describe.skipIf(absent.length > 0)(`the search box on real names (needs ${used.join(', ')} in SSM_SHARED_DATA)`, () => {
  const host = hosted({ isChanged: true });

  test('finds the protein that the user means in the first row', async () => {
    const files = used.map(sharedFile);
    await host.server.catalogue(['load', '--version', 'V_7K', ...files]);
    const { page, misdeeds } = await host.visit();
    const menu = menuOf(page);
    await page.goto('/?version=V_7K');
    await eventuallyReads(menu.count, '7,289 of 7,289 reagents');
    // Waits until the other names have loaded. Before that, a search without matches says that they are loading.
    await menu.search.fill('no such thing');
    await page.getByText(/^Check the spelling/).waitFor();
    const seqIds = seqIdsBySymbol();
    for (const [text, symbol] of typed) {
      await menu.search.fill(text);
      const first = async (): Promise<boolean> => {
        const [seqId = ''] = /^\d+-\d+/.exec((await menu.cells('Sequence ID'))[0] ?? '') ?? [];
        return seqIds.get(symbol)?.has(seqId) === true;
      };
      await eventually(async () => [text, await first()], [text, true]);
    }
    expect(misdeeds).toEqual(noMisdeeds);
  });
});
