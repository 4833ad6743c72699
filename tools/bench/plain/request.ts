/** What the address of a plain page asks for. */

export interface PlainRequest {
  readonly version: string;
  /** The columns shown, by their short keys. */
  readonly columns: readonly string[];
  /** Those that a search looks in: what is shown, and the identifiers. */
  readonly searched: readonly string[];
  readonly fields: readonly string[];
  readonly allowsSelection: boolean;
  /** How many filters are applied as the page opens; none leaves the dialog out. */
  readonly filters: number;
  /** How many reagents stand in the builder. */
  readonly added: number;
}

const identifiers = ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName'];
const filtered = ['loDb', 'dilGroup', 'totalCvPlasma', 'sigNoisePlasma', 'medNormPlasma'];

export function readRequest(): PlainRequest {
  const parameters = new URLSearchParams(location.search);
  const columns = (parameters.get('columns') ?? 'seqId,fullName,targetName').split(',');
  const filters = Number(parameters.get('filters') ?? 0);
  const searched = [...new Set([...identifiers, ...columns])];
  return {
    version: parameters.get('version') ?? 'V_11K',
    columns,
    searched,
    fields: [...new Set([...searched, ...filtered.slice(0, filters)])],
    allowsSelection: parameters.has('select'),
    filters,
    added: Number(parameters.get('added') ?? 0),
  };
}
