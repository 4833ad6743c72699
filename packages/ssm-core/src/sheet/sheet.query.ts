/** Separate from the menu's queries, because this file is loaded with the sheet. */
import { areLists } from '../api/answer.ts';
import type { SatClient } from '../api/client/client.ts';
import { getQuery } from '../api/queries/getQuery.ts';
import type { SatQuery } from '../api/queries/query.ts';
import type { AnalyteSheet, AssayVersion } from '../api/types.ts';

export interface AnalyteSheetQueryInput {
  readonly version: AssayVersion;
  readonly seqId: string;
  /** `local` excludes this fetch from the page's loading state; default `global`. */
  readonly loading?: 'local' | 'global';
}

const sheetKeptMs = 5 * 60_000;

/** Fetches the spec sheet of one reagent. If the reagent is not on the menu, the SatError contains similar SeqIds. */
export function analyteSheetQuery(client: SatClient, input: AnalyteSheetQueryInput): SatQuery<AnalyteSheet> {
  const { version, seqId, loading = 'global' } = input;
  return getQuery(
    client,
    '/menuquery/secured/somamer/{seqId}',
    { params: { path: { seqId }, query: { version } }, loading },
    {
      key: [version, 'sheet', seqId],
      keptMs: sheetKeptMs,
      isExpected(data) {
        const isAsked = data?.version === version && data.analyte?.seqId === seqId;
        return isAsked && areLists(data.reagents, data.measures, data.memberships);
      },
    },
  );
}
