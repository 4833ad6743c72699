import { type PanelVersion, panelVersionsQuery, type SatError } from 'ssm-core';
import { useSatQueries } from '../../../provider/useSatQueries.ts';
import { useSsm } from '../../../provider/useSsm.ts';

/** The maximum page size of the server. */
export const versionsOnPage = 100;

export interface AllVersions {
  readonly versions: readonly PanelVersion[];
  readonly isLoading: boolean;
  readonly error: SatError | null;
  readonly retry: () => void;
}

/** Loads every version of a panel, page by page. `total` is the number of versions, known from a loaded page. */
export function useAllVersions(panelId: string, total: number): AllVersions {
  const { client } = useSsm();
  const pages = Array.from({ length: Math.ceil(total / versionsOnPage) }, (_, index) => index + 1);
  const queries = useSatQueries(
    pages.map((page) => panelVersionsQuery(client, { panelId, page, size: versionsOnPage })),
  );
  // If the panel is saved between two requests, the pages shift, and a version can arrive twice.
  const byNumber = new Map(queries.flatMap(({ data }) => data?.items ?? []).map((each) => [each.number, each]));
  const failed = queries.filter((query) => query.isError && query.data === undefined);
  return {
    versions: [...byNumber.values()],
    isLoading: queries.some((query) => query.isPending && query.fetchStatus !== 'idle'),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach((query) => void query.refetch()),
  };
}
