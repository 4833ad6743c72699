/**
 * Reads a table of UniProt accessions, gene symbols and Entrez gene ids, by which older symbols are replaced by current
 * ones.
 */
import type { GeneFact } from 'ssm-core/engine';
import { type Attribution, evidenceAttribution, ownAttribution } from '../knowledge/attribution.ts';
import { type GeneClaim, genesOf } from '../knowledge/genes.ts';
import { accessionMember, entrezMember, type SymbolsByMember } from '../load/geneSet.ts';
import { findHeaders } from './headerRow.ts';
import { belowHeader, type LooseRow } from './sourceTable.ts';

export interface AccessionMapFile {
  readonly symbols: SymbolsByMember;
  readonly genes: readonly GeneFact[];
  readonly attribution: Attribution;
  readonly lines: number;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
}

function hgncIdOf(cell: string): string {
  return `HGNC:${cell.replace(/^HGNC:/i, '')}`;
}

function whyNoGene(entrez: string, hgnc: string): string | undefined {
  if (!/^\d*$/.test(entrez)) return `${JSON.stringify(entrez)} is no Entrez gene id`;
  return /^(?:(?:HGNC:)?\d+)?$/i.test(hgnc) ? undefined : `${JSON.stringify(hgnc)} is no HGNC id`;
}

/** Returns undefined if the rows do not have the headers of an accession map. */
export function readAccessionMap(rows: readonly LooseRow[]): AccessionMapFile | undefined {
  const at = findHeaders(rows, ['uniProtId', 'geneSymbol']);
  if (at === undefined) return undefined;
  const table = belowHeader(rows[at] as LooseRow, rows.slice(at + 1));
  const column = (name: string) => table.headers.findIndex((header) => header.toLowerCase() === name);
  const [accession, symbol, entrez] = [column('uniprotid'), column('genesymbol'), column('entrezgeneid')];
  const [hgnc, evidence] = [column('hgncid'), column('evidence')];
  const symbols = new Map<string, string[]>();
  const claims: GeneClaim[] = [];
  const words = new Set<string>();
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
    const reason = whyNoGene(text(entrez), text(hgnc));
    if (reason !== undefined) {
      rejected.push({ line, reason });
      continue;
    }
    for (const word of text(evidence)
      .toLowerCase()
      .split(/[|,;\s]+/))
      words.add(word);
    claims.push({
      symbol: text(symbol),
      hgncId: text(hgnc) === '' ? null : hgncIdOf(text(hgnc)),
      entrezId: text(entrez) || null,
      uniProtIds: [text(accession)],
    });
    add(accessionMember(text(accession)), text(symbol));
    if (text(entrez) !== '') add(entrezMember(text(entrez)), text(symbol));
  }
  const attribution = ownAttribution(table) ?? evidenceAttribution(words);
  const lines = table.rows.length + table.rejected.length;
  return {
    symbols,
    genes: genesOf(claims),
    attribution,
    lines,
    rejected: rejected.toSorted((a, b) => a.line - b.line),
  };
}
