import { expect, test } from 'vitest';
import { listColumn, textColumn } from '../table/build.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { noKnowledge } from './knowledge.ts';
import { otherNamesOf } from './otherNames.ts';

const gene = (symbol: string, entrezId: string, ...uniProtIds: readonly string[]) => ({
  symbol,
  entrezId,
  isApproved: true,
  hgncId: null,
  uniProtIds,
});
const knowledge = {
  ...noKnowledge,
  genes: [gene('CXCL8', '3576'), gene('IL6', '3569'), gene('IL6R', '3570')],
  aliases: [
    { alias: 'IL8', symbol: 'CXCL8', isPrevious: true },
    { alias: 'NAP-1', symbol: 'CXCL8', isPrevious: false },
    { alias: 'BSF2', symbol: 'IL6', isPrevious: false },
    { alias: 'CD126', symbol: 'IL6R', isPrevious: false },
    { alias: 'IL6', symbol: 'CXCL8', isPrevious: false },
  ],
};

function namesOf(somaIds?: ReadonlyMap<string, string>) {
  const table = smallTable({
    seqId: textColumn(['1-1', '2-1', '3-1', '4-1']),
    entrezGeneName: listColumn([['CXCL8'], ['IL8'], ['IL6', 'IL6R'], null]),
    somaId: textColumn(['SL000001', null, null, null]),
  });
  const steps = otherNamesOf(table, knowledge, somaIds);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

test("a reagent's other names are aliases, current symbols and Entrez ids of its genes, and its SomaId", () => {
  expect(namesOf()).toEqual(
    listColumn([
      ['IL8', 'NAP-1', 'GeneID:3576', 'SL000001'],
      ['CXCL8', 'NAP-1', 'GeneID:3576'],
      // For a reagent of several genes, each name states its gene.
      ['BSF2\tIL6', 'GeneID:3569\tIL6', 'CD126\tIL6R', 'GeneID:3570\tIL6R'],
      null,
    ]),
  );
});

test('a SomaId among other names may come from the other version', () => {
  expect(namesOf(new Map([['4-1', 'SL000004']])).dictionary).toContain('SL000004');
});

test('the names of a gene that no reagent names belong to reagents with its protein or its Entrez id', () => {
  const table = smallTable({
    seqId: textColumn(['1-1', '2-1']),
    entrezGeneName: listColumn([['HBA1'], ['IGHG1']]),
    uniProtId: listColumn([['P69905'], ['P01857']]),
    entrezGeneId: listColumn([['3039'], ['3500', '3502']]),
    somaId: textColumn([null, null]),
  });
  const genes = [
    gene('HBA1', '3039', 'P69905'),
    gene('HBA2', '3040', 'P69905'),
    gene('IGHG1', '3500', 'P01857'),
    gene('IGHG3', '3502', 'P01860'),
  ];
  const steps = otherNamesOf(table, { ...noKnowledge, genes });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  expect(step.value).toEqual(
    listColumn([
      ['GeneID:3039', 'HBA2\t\tprotein', 'GeneID:3040\t\tprotein'],
      ['GeneID:3500', 'IGHG3\t\tid', 'GeneID:3502\t\tid'],
    ]),
  );
});

test('HGNC, Ensembl and RefSeq ids name their gene, and secondary accessions name current accessions', () => {
  const table = smallTable({
    seqId: textColumn(['1-1', '2-1']),
    entrezGeneName: listColumn([['IL6'], null]),
    uniProtId: listColumn([['P05231'], ['P04626']]),
  });
  const steps = otherNamesOf(table, {
    ...noKnowledge,
    genes: [{ ...gene('IL6', '3569', 'P05231'), hgncId: 'HGNC:6018' }],
    geneIds: [
      { id: 'ENSG00000136244', entrezIds: ['3569'] },
      { id: 'NP_000591', entrezIds: ['3569', '9999'] },
    ],
    secondaryAccessions: [{ from: 'Q9UCU2', to: ['P05231'] }],
    accessionChanges: [
      { seqId: '2-1', from: 'P00001', to: ['P04626'] },
      { seqId: '1-1', from: 'Q9UCU2', to: ['P05231'] },
    ],
  });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  expect(step.value).toEqual(
    listColumn([
      ['GeneID:3569', 'ENSG00000136244', 'NP_000591', 'HGNC:6018', 'Q9UCU2\tP05231\taccession'],
      ['P00001\tP04626\taccession'],
    ]),
  );
});
