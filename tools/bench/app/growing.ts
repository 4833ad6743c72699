/** A menu several times as long, made in the page from the server's answer: what growth costs, without its transfer. */
import type { FetchShaped } from 'ssm-core';
import { columnsMediaType } from 'ssm-core/engine';

interface Packed {
  readonly values?: readonly unknown[];
  readonly codes?: readonly unknown[];
}

interface Columns {
  readonly total: number;
  readonly count: number;
  readonly columns: Readonly<Record<string, Packed>>;
}

/** A SeqId of its own for each copy of a row: longer ones than any catalogue has. */
function renamed(seqIds: readonly unknown[], copy: number): readonly unknown[] {
  return copy === 0 ? seqIds : seqIds.map((seqId) => `9${copy}${String(seqId)}`);
}

function repeated(name: string, column: Packed, times: number): Packed {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const grow = (list: readonly unknown[]) => copies.flatMap((copy) => (name === 'seqId' ? renamed(list, copy) : list));
  if (column.codes !== undefined) return { ...column, codes: grow(column.codes) };
  return { ...column, values: grow(column.values ?? []) };
}

/** Columnar answers with every row `times` times; any other answer as it is. */
export function growingFetch(times: number): FetchShaped {
  return async (request) => {
    const response = await fetch(request);
    if (times === 1 || request.headers.get('Accept') !== columnsMediaType || !response.ok) return response;
    const { total, count, columns, ...rest } = (await response.json()) as Columns;
    const grown = Object.entries(columns).map(([name, column]) => [name, repeated(name, column, times)] as const);
    const body = { ...rest, total: total * times, count: count * times, columns: Object.fromEntries(grown) };
    return new Response(JSON.stringify(body), { headers: response.headers });
  };
}
