import { expect, test } from 'vitest';
import { atOnce } from '../../queue/steps.ts';
import { activeCatalogue } from '../active.ts';
import { loadFiles, textFile } from '../testing/testFiles.ts';
import { membershipsAt, setsSaid } from './memberships.ts';

const annotation = textFile(
  'annotation.tsv',
  'SeqId\tEntrezGeneSymbol\tgoMoleFunc',
  '10-1\tTP53\tzinc ion binding',
  '10-2\tNONE\t',
);
const topics = textFile(
  'gene_sets.tsv',
  'param\tsource\tlicence\tgeneSymbol',
  'p53\tWikiPathways 2026-06-10\tCC0-1.0\tTP53',
  'p53\tDISEASES\tCC-BY-4.0\tMDM2',
  'apop\tWikiPathways 2026-06-10\tCC0-1.0\tTP53',
);
const terms = textFile('go.tsv', 'ontology\tterm\tgeneSymbols', 'BP\tcell cycle arrest\tTP53|CDK1');

test('the gene sets of a reagent name publisher, date and licence if the file or the operator states them', async () => {
  const go = { ...terms, said: { source: 'Gene Ontology 2022-07' } };
  const { revision } = await loadFiles([annotation, topics, go]);
  if (revision === null) throw new Error('refused');
  const { table, knowledge } = atOnce(activeCatalogue(revision, undefined));
  expect([0, 1].map((row) => membershipsAt(table, row, setsSaid(knowledge)))).toEqual([
    [
      {
        column: 'pathways',
        name: 'Apoptosis',
        param: 'apop',
        source: 'WikiPathways 2026-06-10',
        licence: 'CC0-1.0',
        date: '2026-06-10',
      },
      {
        column: 'pathways',
        name: 'p53',
        param: 'p53',
        source: 'WikiPathways 2026-06-10, DISEASES',
        licence: 'CC0-1.0 (WikiPathways 2026-06-10), CC-BY-4.0 (DISEASES)',
        date: null,
      },
      {
        column: 'goBioProcess',
        name: 'cell cycle arrest',
        param: null,
        source: 'Gene Ontology 2022-07',
        licence: null,
        date: '2022-07',
      },
      { column: 'goMoleFunc', name: 'zinc ion binding', param: null, source: null, licence: null, date: null },
    ],
    [],
  ]);
});
