/** Where spec sheets lead for a protein and its gene, where the settings say nothing else. */
import type { DatabaseLink } from 'ssm-core';

export const databases: readonly DatabaseLink[] = [
  { label: 'UniProt', template: 'https://www.uniprot.org/uniprotkb/{accession}/entry' },
  { label: 'NCBI Gene', template: 'https://www.ncbi.nlm.nih.gov/gene/?term={gene}%5Bsym%5D+AND+human%5Borgn%5D' },
  { label: 'Ensembl', template: 'https://www.ensembl.org/Homo_sapiens/Gene/Summary?g={gene}' },
  { label: 'Open Targets', template: 'https://platform.opentargets.org/search?q={gene}' },
  { label: 'Human Protein Atlas', template: 'https://www.proteinatlas.org/search/{gene}' },
];
