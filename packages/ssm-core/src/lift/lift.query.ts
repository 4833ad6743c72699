import { areLists } from '../api/answer.ts';
import type { SatClient } from '../api/client/client.ts';
import { getQuery } from '../api/queries/getQuery.ts';
import type { SatQuery } from '../api/queries/query.ts';
import type { AssayVersion, Catalogue, LiftedVersion, LiftMatrix, LiftTable } from '../api/types.ts';

export interface LiftTableQueryInput {
  readonly from: LiftedVersion;
  readonly to: AssayVersion;
  readonly matrix: LiftMatrix;
}

/** Fetches the coefficients of one move and one matrix. */
export function liftTableQuery(client: SatClient, { from, to, matrix }: LiftTableQueryInput): SatQuery<LiftTable> {
  return getQuery(
    client,
    '/menuquery/secured/lift',
    { params: { query: { from, to, matrix } }, loading: 'global' },
    {
      key: ['lift', from, to, matrix],
      isExpected(data) {
        const isAsked = data?.from === from && data.to === to && data.matrix === matrix;
        if (!isAsked || !areLists(data.sources, data.seqIds, data.scaleFactors, data.ccc, data.genes)) return false;
        return data.seqIds.length === data.ccc.length && data.seqIds.length === data.scaleFactors.length;
      },
    },
  );
}

/** Returns whether the server has coefficients for a move. Older servers have none. */
export function canMove(catalogue: Catalogue | undefined, from: LiftedVersion, to: AssayVersion): boolean {
  return catalogue?.lifts?.some((pair) => pair.from === from && pair.to === to) === true;
}
