import type { DatabaseLink } from 'ssm-core';

const usual: readonly DatabaseLink[] = [
  { label: 'UniProt', template: 'https://www.uniprot.org/uniprotkb/{accession}/entry' },
  { label: 'NCBI Gene', template: 'https://www.ncbi.nlm.nih.gov/gene/?term={gene}%5Bsym%5D+AND+human%5Borgn%5D' },
  { label: 'Ensembl', template: 'https://www.ensembl.org/Homo_sapiens/Gene/Summary?g={gene}' },
  { label: 'Open Targets', template: 'https://platform.opentargets.org/search?q={gene}' },
  { label: 'Human Protein Atlas', template: 'https://www.proteinatlas.org/search/{gene}' },
];

/** Returns the database links of the settings, which the server has validated. An empty list means no links. */
export function databasesOf(given: unknown): readonly DatabaseLink[] {
  if (!Array.isArray(given)) return usual;
  return given.flatMap((entry: Partial<Record<keyof DatabaseLink, unknown>> | null) => {
    const { label, template } = entry ?? {};
    return typeof label === 'string' && typeof template === 'string' ? [{ label, template }] : [];
  });
}
