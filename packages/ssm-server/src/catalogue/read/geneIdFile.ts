import { type GeneIdFact, readForeignId, type SecondaryAccession, withoutVersion } from 'ssm-core/engine';
import { type Attribution, ownAttribution, unsaid } from '../knowledge/attribution.ts';
import { findHeaders } from './headerRow.ts';
import { belowHeader, type LooseRow } from './sourceTable.ts';

interface IdFile<Fact> {
  readonly facts: readonly Fact[];
  readonly attribution: Attribution;
  readonly lines: number;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
}

export type SecondaryAccessionFile = IdFile<SecondaryAccession>;
export type GeneIdFile = IdFile<GeneIdFact>;

function add(leads: Map<string, string[]>, id: string, to: readonly string[]): void {
  const known = leads.get(id) ?? [];
  leads.set(id, [...new Set([...known, ...to])]);
}

const secondaryHeading = /^[ \t]*Secondary AC[ \t]+Primary AC[ \t]*$/m;
const accession = '(?:[OPQ]\\d[A-Z\\d]{3}\\d|[A-NR-Z]\\d(?:[A-Z][A-Z\\d]{2}\\d){1,2})';
const secondaryLine = new RegExp(`^(${accession})\\s+(${accession})$`);

/** Reads UniProt's `sec_ac.txt`; undefined for a text without its heading. */
export function readSecondaryAccessions(text: string): SecondaryAccessionFile | undefined {
  const heading = secondaryHeading.exec(text);
  if (heading === null) return undefined;
  const notes = text.slice(0, heading.index);
  const before = notes.split('\n').length;
  const leads = new Map<string, string[]>();
  const rejected: { line: number; reason: string }[] = [];
  let lines = 0;
  for (const [index, written] of text
    .slice(heading.index)
    .trimStart()
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = written.trim();
    if (index === 0 || !/^[A-Z\d]+\s+[A-Z\d]+$/.test(line)) continue;
    lines += 1;
    const [, from, to] = secondaryLine.exec(line) ?? [];
    if (from === undefined || to === undefined)
      rejected.push({ line: before + index, reason: 'is no pair of accessions' });
    else add(leads, from, [to]);
  }
  const release = /^Release:\s*(\S+)/m.exec(notes)?.[1];
  return {
    facts: [...leads].map(([from, to]) => ({ from, to })),
    attribution: {
      source: release === undefined ? 'UniProt' : `UniProt ${release}`,
      licence: 'CC BY 4.0 (UniProt)',
    },
    lines,
    rejected,
  };
}

/** Reads a table of `id` and `entrezGeneId`; undefined for other headers. */
export function readGeneIds(rows: readonly LooseRow[]): GeneIdFile | undefined {
  const at = findHeaders(rows, ['id', 'entrezGeneId']);
  if (at === undefined) return undefined;
  const table = belowHeader(rows[at] as LooseRow, rows.slice(at + 1));
  const column = (name: string) => table.headers.findIndex((header) => header.toLowerCase() === name);
  const [idAt, entrezAt] = [column('id'), column('entrezgeneid')];
  const leads = new Map<string, string[]>();
  const rejected = [...table.rejected];
  for (const { line, cells } of table.rows) {
    const id = cells[idAt]?.trim() ?? '';
    const entrezIds = (cells[entrezAt] ?? '').split(/[|,;\s]+/).filter((item) => item !== '');
    if (readForeignId(id) === undefined) {
      rejected.push({ line, reason: `${JSON.stringify(id)} is no id of Ensembl or RefSeq` });
    } else if (entrezIds.length === 0 || !entrezIds.every((each) => /^[1-9]\d{0,9}$/.test(each))) {
      rejected.push({ line, reason: `${JSON.stringify(cells[entrezAt] ?? '')} is no Entrez gene id` });
    } else add(leads, withoutVersion(id), entrezIds);
  }
  return {
    facts: [...leads].map(([id, entrezIds]) => ({ id, entrezIds })),
    attribution: ownAttribution(table) ?? unsaid,
    lines: table.rows.length + table.rejected.length,
    rejected: rejected.toSorted((a, b) => a.line - b.line),
  };
}
