import type { AliasFact } from 'ssm-core/engine';
import { type Attribution, aliasAttribution, hgncEdition, ownAttribution } from '../knowledge/attribution.ts';
import { findHeaders } from './headerRow.ts';
import { belowHeader, type LooseRow } from './sourceTable.ts';

export interface GeneAliasFile {
  readonly facts: readonly AliasFact[];
  readonly approved: ReadonlySet<string>;
  readonly attribution: Attribution;
  readonly lines: number;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
}

const previous = /previous|symbol-then|withdrawn|merged/i;

/** Returns undefined if the rows do not have the headers of a gene alias table. */
export function readGeneAliases(rows: readonly LooseRow[]): GeneAliasFile | undefined {
  const at = findHeaders(rows, ['aliasSymbol', 'approvedSymbol']);
  if (at === undefined) return undefined;
  const table = belowHeader(rows[at] as LooseRow, rows.slice(at + 1));
  const column = (name: string) => table.headers.findIndex((header) => header.toLowerCase() === name);
  const [aliasAt, symbolAt, kindAt] = [column('aliassymbol'), column('approvedsymbol'), column('kind')];
  const facts: AliasFact[] = [];
  const approved = new Set<string>();
  const kinds = new Set<string>();
  const rejected = [...table.rejected];
  for (const { line, cells } of table.rows) {
    const text = (index: number) => cells[index]?.trim().replaceAll(/\s+/g, ' ') ?? '';
    const [alias, symbol] = [text(aliasAt), text(symbolAt)];
    if (alias === '' || symbol === '') {
      rejected.push({ line, reason: 'lacks an alias or an approved symbol' });
      continue;
    }
    const kind = text(kindAt);
    kinds.add(kind);
    facts.push({ alias, symbol, isPrevious: previous.test(kind) });
    if (hgncEdition(kind) !== undefined) approved.add(symbol);
  }
  const attribution = ownAttribution(table) ?? aliasAttribution(kinds);
  return { facts, approved, attribution, lines: table.rows.length + table.rejected.length, rejected };
}
