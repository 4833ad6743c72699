/** The names that columns of identifiers go by. */

/** What a column holds. */
export type ImportKind = 'seqId' | 'uniProt' | 'symbol' | 'targetName';

/** In their normal form; of the kinds, the one that says most comes first. */
const names: readonly (readonly [kind: ImportKind, names: readonly string[]])[] = [
  ['seqId', ['seqid', 'seqids', 'sequenceid', 'sequenceids', 'somaseqid', 'somamerseqid', 'somamersequenceid']],
  [
    'uniProt',
    [
      'uniprot',
      'uniprotid',
      'uniprotids',
      'uniprotaccession',
      'uniprotaccessions',
      'uniprotac',
      'uniprotkb',
      'uniprotkbid',
      'uniprotkbac',
      'accession',
    ],
  ],
  [
    'symbol',
    [
      'gene',
      'genes',
      'genename',
      'genenames',
      'genesymbol',
      'genesymbols',
      'symbol',
      'hgncsymbol',
      'hgnc',
      'entrezgene',
      'entrezgenename',
      'entrezgenenames',
      'entrezgenesymbol',
      'entrezgenesymbols',
      'entrezsymbol',
    ],
  ],
  ['targetName', ['target', 'targets', 'targetname', 'targetnames']],
];

const kindOfName = new Map(names.flatMap(([kind, all]) => all.map((name) => [name, kind] as const)));
const rankOfKind = new Map(names.map(([kind], rank) => [kind, rank]));

/** Titles of a list whose items may be of any kind. */
const anyNames = new Set([
  'analyte',
  'analytes',
  'biomarker',
  'biomarkers',
  'id',
  'ids',
  'identifier',
  'identifiers',
  'marker',
  'markers',
  'name',
  'protein',
  'proteins',
  'reagent',
  'reagents',
  'somamer',
  'somamers',
]);

/** `Entrez Gene Symbol` and `entrez_gene_symbol` alike become `entrezgenesymbol`. */
export function normaliseHeader(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');
}

/** What stands below a header; undefined where it names none of the kinds. */
export function importKindOf(header: string): ImportKind | undefined {
  return kindOfName.get(normaliseHeader(header));
}

/** 0 for the kind that says most. */
export function rankOf(kind: ImportKind): number {
  return rankOfKind.get(kind) ?? names.length;
}

/** Whether a text is the title of a list whose items may be of any kind. */
export function isListTitle(text: string): boolean {
  return anyNames.has(normaliseHeader(text));
}
