import { areLists } from '../../api/answer.ts';
import type { SatClient } from '../../api/client/client.ts';
import { getQuery } from '../../api/queries/getQuery.ts';
import type { SatQuery } from '../../api/queries/query.ts';
import type { ChangedPanelList, PanelChanges } from '../../api/types.ts';
import { panelsKey } from '../panels.queries.ts';
import { defaultMeasureBound } from './catalogue.changes.ts';

export interface ChangedPanelsQueryInput {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** Relative change of a measure in percent, beyond which it counts. */
  readonly bound?: number;
}

const freshMs = 0;
const keptMs = 5 * 60_000;

/** Query for the panels of a person that the catalogues in use affect. A server without it fails with `not_found`. */
export function changedPanelsQuery(client: SatClient, input: ChangedPanelsQueryInput): SatQuery<ChangedPanelList> {
  const { sub, bound = defaultMeasureBound } = input;
  return getQuery(
    client,
    '/custompanel/user/{userSub}/change',
    { params: { path: { userSub: sub }, query: { bound } } },
    {
      key: [...panelsKey, 'changed', sub, String(bound)],
      freshMs,
      keptMs,
      isExpected: (data) => areLists(data?.items),
    },
  );
}

/** Query for what changed in a panel. A server without it fails with `not_found`. */
export function panelChangesQuery(client: SatClient, panelId: string): SatQuery<PanelChanges> {
  return getQuery(
    client,
    '/custompanel/panel/{panelId}/change',
    { params: { path: { panelId }, query: {} } },
    { key: [...panelsKey, 'changes', panelId], freshMs, keptMs, isExpected: (data) => areLists(data?.items) },
  );
}
