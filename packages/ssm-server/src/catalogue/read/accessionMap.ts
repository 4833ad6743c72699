/** A table of UniProt accession, gene symbol and Entrez gene id: it leads rows with older symbols to today's genes. */
import { accessionMember, entrezMember, type SymbolsByMember } from '../geneSet.ts';
import { findHeaders } from './headerRow.ts';
import { belowHeader, type LooseRow } from './sourceTable.ts';

export interface AccessionMapFile {
  readonly symbols: SymbolsByMember;
  readonly lines: number;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
}

/** Undefined when the headers are not those of such a table. */
export function readAccessionMap(rows: readonly LooseRow[]): AccessionMapFile | undefined {
  const at = findHeaders(rows, ['uniProtId', 'geneSymbol']);
  if (at === undefined) return undefined;
  const table = belowHeader(rows[at] as LooseRow, rows.slice(at + 1));
  const column = (name: string) => table.headers.findIndex((header) => header.toLowerCase() === name);
  const [accession, symbol, entrez] = [column('uniprotid'), column('genesymbol'), column('entrezgeneid')];
  const symbols = new Map<string, string[]>();
  const rejected = [...table.rejected];
  const add = (member: string, value: string) => {
    const list = symbols.get(member);
    if (list === undefined) symbols.set(member, [value]);
    else if (!list.includes(value)) list.push(value);
  };
  for (const { line, cells } of table.rows) {
    const text = (index: number) => cells[index]?.trim() ?? '';
    if (text(accession) === '' || text(symbol) === '') {
      rejected.push({ line, reason: 'lacks an accession or a gene symbol' });
      continue;
    }
    add(accessionMember(text(accession)), text(symbol));
    if (text(entrez) !== '') add(entrezMember(text(entrez)), text(symbol));
  }
  return { symbols, lines: table.rows.length + table.rejected.length, rejected };
}
