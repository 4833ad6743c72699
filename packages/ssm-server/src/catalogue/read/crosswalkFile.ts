/** Reads the list of assays of another platform, such as Olink's: assay ids with UniProt accessions. */
import { type CrosswalkFact, normaliseHeader } from 'ssm-core/engine';
import { isAccession } from '../cells/values.ts';
import { type Attribution, ownAttribution, unsaid } from '../knowledge/attribution.ts';
import { belowHeader, type LooseRow } from './sourceTable.ts';

export interface CrosswalkFile {
  /** The assays, without the name of the platform, which the operator or the file's name gives. */
  readonly assays: readonly Omit<CrosswalkFact, 'platform'>[];
  readonly attribution: Attribution;
  readonly lines: number;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
}

const headerSearchRows = 20;
const titles = {
  assayId: ['olinkid', 'oid', 'assayid'],
  accession: ['uniprotid', 'uniprotids', 'uniprot', 'uniprotaccession'],
  name: ['proteinname', 'assayname', 'targetfullname', 'name'],
  symbol: ['genename', 'genesymbol', 'gene', 'symbol', 'entrezgenesymbol'],
} as const;

function placesOf(cells: readonly string[]): Readonly<Record<keyof typeof titles, number>> {
  const headers = cells.map(normaliseHeader);
  const at = (names: readonly string[]): number => headers.findIndex((header) => names.includes(header));
  return {
    assayId: at(titles.assayId),
    accession: at(titles.accession),
    name: at(titles.name),
    symbol: at(titles.symbol),
  };
}

/** Returns undefined for rows without headers of an assay id and an accession. */
export function readCrosswalk(rows: readonly LooseRow[]): CrosswalkFile | undefined {
  const header = rows.slice(0, headerSearchRows).findIndex(({ cells }) => {
    const { assayId, accession } = placesOf(cells);
    return assayId >= 0 && accession >= 0;
  });
  if (header < 0) return undefined;
  const table = belowHeader(rows[header] as LooseRow, rows.slice(header + 1));
  const at = placesOf(table.headers);
  const assays = new Map<string, Omit<CrosswalkFact, 'platform'>>();
  const rejected = [...table.rejected];
  for (const { line, cells } of table.rows) {
    const text = (place: number): string => cells[place]?.trim() ?? '';
    const assayId = text(at.assayId);
    // Lists write the accessions of a complex as A_B.
    const accessions = [...new Set(text(at.accession).split(/[_|,;\s]+/))].filter((item) => item !== '');
    const wrong = accessions.find((each) => !isAccession(each));
    if (assayId === '') rejected.push({ line, reason: 'lacks an assay id' });
    else if (accessions.length === 0) rejected.push({ line, reason: 'lacks a UniProt accession' });
    else if (wrong !== undefined) rejected.push({ line, reason: `${JSON.stringify(wrong)} is no UniProt accession` });
    else if (assays.has(assayId)) rejected.push({ line, reason: `repeats the assay ${assayId}` });
    else assays.set(assayId, { assayId, accessions, name: text(at.name) || null, symbol: text(at.symbol) || null });
  }
  return {
    assays: [...assays.values()],
    attribution: ownAttribution(table) ?? unsaid,
    lines: table.rows.length + table.rejected.length,
    rejected: rejected.toSorted((a, b) => a.line - b.line),
  };
}
