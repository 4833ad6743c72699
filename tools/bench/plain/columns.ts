/** The columnar answer of the server as one array a column, and what is known of the columns: titles and widths. */
import type { PlainRequest } from './request.ts';

export type PlainColumn = readonly (string | number | boolean | null)[];

interface Packed {
  readonly kind: string;
  readonly values?: PlainColumn;
  readonly dictionary?: readonly string[];
  readonly codes?: readonly number[];
}

interface Answer {
  readonly count: number;
  readonly columns: Readonly<Record<string, Packed>>;
}

/** Stands between the members of a list. */
const separator = '\u001f';

function column({ kind, values, dictionary, codes }: Packed): PlainColumn {
  const raw = values ?? codes?.map((code) => dictionary?.[code] ?? null) ?? [];
  return kind === 'list'
    ? raw.map((value) => (value === null ? null : String(value).replaceAll(separator, ', ')))
    : raw;
}

export async function unpack(
  request: PlainRequest,
): Promise<{ readonly count: number; readonly columns: Readonly<Record<string, PlainColumn>> }> {
  const response = await fetch(
    `/sat/menuquery/public/somamer/search?version=${request.version}&fields=${request.fields.join()}`,
    { headers: { accept: 'application/vnd.ssm.columns+json' } },
  );
  const { count, columns }: Answer = await response.json();
  return { count, columns: Object.fromEntries(Object.entries(columns).map(([key, packed]) => [key, column(packed)])) };
}

const titles: Readonly<Record<string, string>> = {
  seqId: 'Sequence ID',
  fullName: 'Full Name',
  targetName: 'Target Name',
  loDb: 'LoDB (RFU)',
};
const wide: Readonly<Record<string, number>> = {
  fullName: 400,
  targetName: 250,
  fixedPanels: 250,
  selexRange: 250,
  charInfo: 400,
  orthStrats: 250,
  mrmMsData: 250,
  ddaMsData: 250,
  pQtl: 250,
  mousePlasmaBin: 250,
  diseases: 500,
  pathways: 500,
};

/** The columns that are acted upon have the titles that the application gives them; the others their keys. */
export function titleOf(key: string): string {
  return titles[key] ?? key;
}

export function widthOf(key: string): number {
  return wide[key] ?? 150;
}
