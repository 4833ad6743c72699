/** A spec sheet as query options, apart from the menu's: it comes with the page that asks for it. */
import type { SatClient } from '../api/client/client.ts';
import { areLists } from '../api/client/expected.ts';
import { getQuery } from '../api/queries/getQuery.ts';
import type { SatQuery } from '../api/queries/query.ts';
import type { AnalyteSheet, AssayVersion } from '../api/types.ts';

export interface AnalyteSheetQueryInput {
  readonly version: AssayVersion;
  readonly seqId: string;
  /** `local` keeps a fetch beside the menu from turning global loading on; default `global`. */
  readonly loading?: 'local' | 'global';
}

/** Long enough for the way there and back along a list. */
const sheetKeptMs = 5 * 60_000;

/** The spec sheet of one reagent; what is not on the menu is a SatError that names what may be meant. */
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
