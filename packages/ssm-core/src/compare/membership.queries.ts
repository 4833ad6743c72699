import { areLists, expected } from '../api/answer.ts';
import type { SatClient } from '../api/client/client.ts';
import { type SatQuery, satQuery } from '../api/queries/query.ts';
import type { AssayVersion, Membership } from '../api/types.ts';
import { panelsKey } from '../panels/panels.queries.ts';

export interface MembershipQueryInput {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** The version on whose menu collections find the reagents. Panels of both versions are searched. */
  readonly version: AssayVersion;
  /** At least one SeqId and at most 20,000. */
  readonly seqIds: readonly string[];
}

const freshMs = 0;
const keptMs = 5 * 60_000;

/**
 * Query for the panels of a person and the curated collections that have any of some reagents. A server without it
 * fails with `not_found`.
 */
export function membershipQuery(
  client: SatClient,
  { sub, version, seqIds }: MembershipQueryInput,
): SatQuery<Membership> {
  return satQuery({
    // Saved panels change the answer, so it shares their key.
    key: [...panelsKey, 'membership', sub, version, seqIds.join(' ')],
    freshMs,
    keptMs,
    isEnabled: seqIds.length > 0,
    async fetch(signal) {
      const { data } = await client.post('/custompanel/user/{userSub}/membership', {
        params: { path: { userSub: sub } },
        body: { version, seqIds: [...seqIds] },
        signal,
      });
      return expected(data, areLists(data?.panels, data?.collections, data?.notOnMenu));
    },
  });
}
