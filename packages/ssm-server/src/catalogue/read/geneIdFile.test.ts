import { noKnowledge } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../queue/steps.ts';
import { columnsOfKnowledge, knowledgeOfColumns } from '../knowledge/knowledgeColumns.ts';
import { loadFiles, textFile, threeRecords } from '../testing/testFiles.ts';

const annotation = textFile(
  'menu.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol',
  '2573-20\tIL-6\tP05231\tIL6',
  '7000-1\tCD16\tP08637|O75015\tFCGR3A FCGR3B',
);

const secondary = textFile(
  'sec_ac.txt',
  '----------------------------------------------------------------------------',
  '        UniProt Knowledgebase:',
  '        Swiss-Prot Protein Knowledgebase',
  '----------------------------------------------------------------------------',
  'Description: Secondary accession numbers',
  'Name:        sec_ac.txt',
  'Release:     2026_02 of 22-Apr-2026',
  '',
  'This document lists all secondary accession numbers.',
  '',
  'Secondary AC  Primary AC',
  '____________  __________',
  'XYZ123 P05231',
  'Q9UCU2     P05231',
  'Q9UCU3     P05231',
  'Q9UMW9     P08637',
  'Q9UMW9     O75015',
  'A0A0A0MT01     P00000',
  '',
  '-----------------------------------------------------------------------',
  'Copyrighted by the UniProt Consortium, see https://www.uniprot.org/terms',
);

const geneIds = textFile(
  'ids.csv',
  'id,entrezGeneId,source,licence',
  'ENSG00000136244.13,3569,Ensembl 110,EMBL-EBI terms',
  'ENSG00000136244,3569,Ensembl 110,EMBL-EBI terms',
  'nm_000600.5,3569,Ensembl 110,EMBL-EBI terms',
  'ENSG00000203747,2214|2215,Ensembl 110,EMBL-EBI terms',
  'NM_1,3569,Ensembl 110,EMBL-EBI terms',
  'NP_000591,none,Ensembl 110,EMBL-EBI terms',
  'NP_000591,,Ensembl 110,EMBL-EBI terms',
);

describe('side tables of ids', () => {
  test('keep the secondary accessions of known proteins, with their release', async () => {
    const { revision, report } = await loadFiles([annotation, secondary]);
    expect(revision?.knowledge.secondaryAccessions).toEqual([
      { from: 'Q9UCU2', to: ['P05231'] },
      { from: 'Q9UCU3', to: ['P05231'] },
      { from: 'Q9UMW9', to: ['P08637', 'O75015'] },
    ]);
    expect(report.sources).toEqual([
      {
        file: 'sec_ac.txt',
        holds: 'secondary_accessions',
        count: 4,
        source: 'UniProt 2026_02',
        licence: 'CC BY 4.0 (UniProt)',
      },
    ]);
    expect(report.files[1]).toMatchObject({
      kind: 'secondaryAccessions',
      lines: 6,
      rejected: 1,
      notes: ['Left out, because they lead to proteins that no file names: 1 line.'],
    });
    expect(report.rejected).toEqual([{ file: 'sec_ac.txt', line: 13, reason: 'is no pair of accessions' }]);
  });

  test('keep each Ensembl and RefSeq id once, without the version of the id', async () => {
    const { revision, report } = await loadFiles([annotation, geneIds]);
    expect(revision?.knowledge.geneIds).toEqual([
      { id: 'ENSG00000136244', entrezIds: ['3569'] },
      { id: 'NM_000600', entrezIds: ['3569'] },
      { id: 'ENSG00000203747', entrezIds: ['2214', '2215'] },
    ]);
    expect(report.sources).toEqual([
      { file: 'ids.csv', holds: 'gene_ids', count: 4, source: 'Ensembl 110', licence: 'EMBL-EBI terms' },
    ]);
    expect(report.rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [6, '"NM_1" is no id of Ensembl or RefSeq'],
      [7, '"none" is no Entrez gene id'],
      [8, '"" is no Entrez gene id'],
    ]);
  });

  test('are attributed as the operator says rather than as the file says', async () => {
    const said = { source: 'Swiss-Prot', licence: 'house' };
    const { report } = await loadFiles([threeRecords, { ...secondary, said }]);
    expect(report.sources).toMatchObject([said]);
  });

  test('are absent from a revision that was stored before they existed', () => {
    const aliases = [{ alias: 'BSF2', symbol: 'IL6', isPrevious: false }];
    const stored = columnsOfKnowledge({ ...noKnowledge, aliases });
    expect([...stored.keys()]).toEqual(['aliases.alias', 'aliases.symbol', 'aliases.isPrevious']);
    expect(atOnce(knowledgeOfColumns(stored))).toEqual({ ...noKnowledge, aliases });
  });

  test('are refused if loaded without an annotation, with a message that names the kind of table', async () => {
    const { report } = await loadFiles([secondary, geneIds]);
    expect(report.files.map(({ refusal }) => refusal)).toEqual([
      'This is a list of 4 secondary accessions without SeqIds; name it together with the ADAT or annotation that it belongs to.',
      'This is a table of 3 Ensembl or RefSeq ids without SeqIds; name it together with the ADAT or annotation that it belongs to.',
    ]);
  });
});
