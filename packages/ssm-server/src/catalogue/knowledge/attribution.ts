import type { SourceTable } from '../read/sourceTable.ts';

export interface Attribution {
  readonly source: string | null;
  readonly licence: string | null;
}

export const unsaid: Attribution = { source: null, licence: null };

const mostNamed = 12;

function listed(items: Iterable<string>): string | null {
  const distinct = [...new Set(items)].filter((item) => item !== '');
  if (distinct.length === 0) return null;
  const more = distinct.length - mostNamed;
  return more <= 0 ? distinct.join(', ') : `${distinct.slice(0, mostNamed).join(', ')} and ${more} more`;
}

/** Reads a table's columns `source` and `licence`; undefined without these columns. */
export function ownAttribution({ headers, rows }: Pick<SourceTable, 'headers' | 'rows'>): Attribution | undefined {
  const at = (...names: readonly string[]) => headers.findIndex((header) => names.includes(header.toLowerCase()));
  const [sourceAt, licenceAt] = [at('source'), at('licence', 'license')];
  if (sourceAt < 0 && licenceAt < 0) return undefined;
  const text = (cells: readonly string[], index: number) => cells[index]?.trim().replaceAll(/\s+/g, ' ') ?? '';
  const sources = rows.map(({ cells }) => text(cells, sourceAt));
  const byLicence = new Map<string, Set<string>>();
  for (const [index, { cells }] of rows.entries()) {
    const licence = text(cells, licenceAt);
    if (licence === '') continue;
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(sources[index] ?? ''));
  }
  const licences = [...byLicence].map(([licence, of]) => {
    const whose = listed(of);
    return byLicence.size === 1 || whose === null ? licence : `${licence} (${whose})`;
  });
  return { source: listed(sources), licence: listed(licences) };
}

/** Returns `HGNC 2020-07` for `hgnc-2020-07:alias`; undefined for other kinds. */
export function hgncEdition(kind: string): string | undefined {
  const found = /^hgnc(?:[-\s]?(\d{4})(?:-(\d\d))?)?(?![a-z0-9])/i.exec(kind.trim());
  if (found === null) return undefined;
  const [, year, month] = found;
  if (year === undefined) return 'HGNC';
  return month === undefined ? `HGNC ${year}` : `HGNC ${year}-${month}`;
}

export function aliasAttribution(kinds: Iterable<string>): Attribution {
  const source = listed([...kinds].flatMap((kind) => hgncEdition(kind) ?? []));
  return { source, licence: source === null ? null : 'CC0 (HGNC)' };
}

interface Evidence {
  readonly source: string;
  readonly licences: readonly string[];
}

const evidences: Readonly<Record<string, Evidence>> = {
  hgnc2020: { source: 'HGNC 2020-07', licences: ['CC0 (HGNC)'] },
  ncbi2022: { source: 'NCBI 2022-09', licences: ['public domain (NCBI)', 'CC BY 4.0 (UniProt)'] },
  menu5k: { source: 'SomaScan annotations', licences: ['MIT (SomaLogic)'] },
  menu7k: { source: 'SomaScan annotations', licences: ['MIT (SomaLogic)'] },
};

export function evidenceAttribution(words: ReadonlySet<string>): Attribution {
  const found = Object.entries(evidences).flatMap(([word, evidence]) => (words.has(word) ? [evidence] : []));
  return {
    source: listed(found.map(({ source }) => source)),
    licence: listed(found.flatMap(({ licences }) => licences)),
  };
}
