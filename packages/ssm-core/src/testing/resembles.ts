import type { IdentifierKind } from '../api/types.ts';
import type { Resembles } from '../identifiers/sheet/laidRow.ts';

const shapes: readonly (readonly [kind: IdentifierKind, shape: RegExp])[] = [
  ['seqId', /^(?:seq\.)?\d{4,5}[-_.]\d{1,3}(?:[_.]\d)?$/],
  ['somaId', /^SL\d{6}$/],
  ['uniProt', /^(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d[A-Z][A-Z\d]{2}\d)$/],
  ['entrez', /^(?:1|2|3|9|12|3569|7124|5894|1415)$/],
  ['hgnc', /^HGNC:\d+$/],
  ['ensembl', /^ENS[GPT]\d{11}$/],
  ['refSeq', /^N[MP]_\d+(?:\.\d+)?$/],
  ['symbol', /^(?:IL6|TNF|RAF1|CRYBB2|CRP|LEP|SET|REST|TP53|EGFR|HR|RANK|SE)$/],
  ['targetName', /^(?:IL-6|TNF-a|c-Raf|CRBB2|CRP|Leptin|RANK)$/],
  ['fullName', /^(?:Interleukin-6|Tumor necrosis factor|Beta-crystallin B2|C-reactive protein)$/],
];

export const resemblesSmall: Resembles = (text) =>
  new Set(shapes.flatMap(([kind, shape]) => (shape.test(text) ? [kind] : [])));
