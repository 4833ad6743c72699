import { type LoadOptions, type LoadResult, loadCatalogue } from '../load/load.ts';
import type { CatalogueFile } from '../load/openFile.ts';
import { textFile } from './testFiles.ts';

const now = new Date('2026-03-04T05:06:07.000Z');

export function loadFiles(files: readonly CatalogueFile[], options: Partial<LoadOptions> = {}): Promise<LoadResult> {
  return loadCatalogue(files, { version: 'V_7K', now, ...options });
}

export const threeRecords = textFile(
  'first.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol\tOrganism\tType\tTotal CV Plasma\tSomaId',
  '10-2\tLate, late\tP1|P2\tIL6 IL7\tHuman\tProtein\t5\tSL2',
  '2-1_3\tEarly\tP3\tNone\tHuman\tProtein\t6\tSL1',
  '3-1\tMouse one\tP4\tIl6\tMouse\tProtein\t7\t',
);
