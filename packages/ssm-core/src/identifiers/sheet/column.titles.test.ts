import { describe, expect, test } from 'vitest';
import type { IdentifierKind } from '../../api/types.ts';
import { columnTitleOf } from './column.titles.ts';

const published: Readonly<Record<IdentifierKind, readonly string[]>> = {
  seqId: [
    'SeqId',
    'SeqIds',
    'Sequence ID',
    'Sequence.ID',
    'SOMAmer ID',
    'SOMAMER_ID',
    'SOMAmer.ID',
    'SOMAmer Sequence ID',
    'SomaScan ID',
    'AptName',
    'Aptamer',
    'aptamer_id',
    'AptamerId',
    'Probe',
    'probe_id',
  ],
  somaId: ['SomaId', 'SOMA ID', 'Soma_ID'],
  uniProt: [
    'UniProt',
    'UNIPROT',
    'UniProt ID',
    'UniProtId',
    'UniProt.ID',
    'UniProtKB AC',
    'UniProt Accession',
    'UniProt Entry',
    'uniprot_gn_id',
    'uniprotswissprot',
    'Swissprot',
    'Accession',
    'UniProt.Id.Current.at.Uniprot',
    'UniProt (human)',
    'UniProt ID (Homo sapiens)',
    'Human UniProt ID',
    'Protein (UniProt ID)',
  ],
  entrez: ['EntrezGeneID', 'Entrez Gene ID', 'Entrez_id', 'entrezgene_id', 'NCBI Gene ID', 'Entrez.Gene.ID'],
  hgnc: ['HGNC ID', 'hgnc_id'],
  ensembl: ['Ensembl', 'ENSG', 'ensembl_gene_id', 'Ensembl Gene ID', 'Ensembl Protein ID', 'ensGene'],
  refSeq: ['RefSeq', 'RefSeq ID', 'NCBI RefSeq'],
  symbol: [
    'Gene',
    'Gene Symbol',
    'Gene.Name',
    '#Gene',
    'Symbol',
    'HGNC Symbol',
    'hgnc_symbol',
    'EntrezGeneSymbol',
    'Entrez Gene Name',
    'Entrez.Gene.Name',
    'entrezgene_accession',
    'external_gene_name',
    'extGene',
    'uniprot_gn_symbol',
    'Approved symbol',
  ],
  targetName: ['Target', 'TargetName', 'Target Name', 'Protein Target', 'Target.Name'],
  fullName: ['Full Name', 'TargetFullName', 'Target Full Name', 'Full.Name', 'Protein Name', 'Protein names'],
  any: ['Protein', 'Proteins', 'Analyte', 'Biomarkers', 'Marker', 'SOMAmer', 'SOMAmers', 'Reagents'],
};

describe('a column title', () => {
  test.each(Object.entries(published))('means %s in published files', (kind, titles) => {
    expect(titles.map((title) => [title, columnTitleOf(title)])).toEqual(
      titles.map((title) => [title, { kind, isVague: false }]),
    );
  });

  test.each([
    ['Sequenz-ID', 'seqId'],
    ['UniProt-ID', 'uniProt'],
    ['Entrez-Gene-Name', 'symbol'],
    ['Entrez Gene名', 'symbol'],
    ['Targetname', 'targetName'],
    ['標的名', 'targetName'],
    ['Vollständiger Name', 'fullName'],
    ['VOLLSTA\u0308NDIGER NAME', 'fullName'],
    ['正式名称', 'fullName'],
  ])('%s, from our file in another language, means %s', (title, kind) => {
    expect(columnTitleOf(title)).toEqual({ kind, isVague: false });
  });

  test.each([
    ['Entrez', 'entrez'],
    ['GeneID', 'entrez'],
    ['entGene', 'symbol'],
    ['HGNC', 'symbol'],
    ['Target ID', 'somaId'],
    ['ID', 'any'],
    ['Name', 'any'],
    ['Assay', 'any'],
    ['OlinkID', 'any'],
    ['Protein_ID', 'any'],
    ['Gene (UniProt)', 'symbol'],
  ])('such as %s is vague, so the cells below decide', (title, kind) => {
    expect(columnTitleOf(title)).toEqual({ kind, isVague: true });
  });

  test.each([
    'SeqIdVersion',
    'Nearest gene',
    'Gene biotype',
    'Genes (n)',
    '# proteins',
    '#genes',
    'Proteins (%)',
    'Number of proteins',
    'Organism',
    'Type',
    'Rank',
    'HR',
    'P value',
    'Selectivity',
    'UniProt link',
    '選択性',
    'Selektivität',
    '—',
    '',
    'x'.repeat(300),
  ])('is missing for %s', (title) => {
    expect(columnTitleOf(title)).toBeUndefined();
  });
});
