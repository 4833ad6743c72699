import { readSeqId } from '../identifiers/seqId.ts';
import { readAccession, readSomaId } from '../identifiers/shapes.ts';
import type { Clause } from './clause.ts';
import { typedNames } from './evaluate/filter.names.ts';
import { hasWildcard } from './evaluate/glob.ts';
import { maximumTermLength } from './filter.keys.ts';

function isCode(item: string): boolean {
  return readSeqId(item) !== undefined || readSomaId(item) !== undefined;
}

export function clauseOfSearch(search: string): Clause | null {
  const text = search.trim();
  const items = typedNames(text);
  if (items.length === 0 || text.length > maximumTermLength || hasWildcard(text)) return null;
  const operator = '*=';
  if (items.every(isCode)) return { key: 'seqId', operator, text };
  if (items.every((item) => readAccession(item) !== undefined)) return { key: 'uniProtId', operator, text };
  return { key: items.some((item) => item.includes(' ')) ? 'fullName' : 'entrezGeneName', operator, text };
}
