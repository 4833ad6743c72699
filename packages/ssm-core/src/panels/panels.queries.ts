/** Saved panels as query options. What a save changes is named by panelsKey. */
import type { SatClient } from '../api/client/client.ts';
import { areLists, expected } from '../api/client/expected.ts';
import { searchable } from '../api/client/searchable.ts';
import { SatError } from '../api/error.ts';
import { getQuery } from '../api/queries/getQuery.ts';
import { type SatQuery, satQuery } from '../api/queries/query.ts';
import type { Panel, PanelList, PanelSource, PanelVersionList, SatOperations } from '../api/types.ts';

type ListParameters = NonNullable<SatOperations['listPanels']['parameters']['query']>;
export type PanelSort = NonNullable<ListParameters['sort']>;
export type PanelSortDirection = NonNullable<ListParameters['direction']>;

export interface PanelListQueryInput {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** As typed; made into what can be found here. */
  readonly search?: string;
  /** Of a reagent that the newest version of each holds. */
  readonly seqId?: string;
  readonly sort?: PanelSort;
  /** Without it the sort's own: descending for changed and count. */
  readonly direction?: PanelSortDirection;
  /** From 1. */
  readonly page?: number;
  readonly size?: number;
}

export interface PanelQueryInput {
  readonly panelId: string;
  /** Of an earlier version; the newest without. */
  readonly number?: number | undefined;
}

export interface PanelVersionsQueryInput {
  readonly panelId: string;
  /** From 1. */
  readonly page?: number;
  readonly size?: number;
}

/** A panel with the ETag that a save of it takes. */
export interface TaggedPanel {
  readonly panel: Panel;
  readonly etag: string;
}

/** Names every query of panels: whatever a save, a deletion or a restoration may have changed. */
export const panelsKey = ['panels'] as const;

/** Another tab may have saved, so what is shown again is asked for again. */
const freshMs = 0;
const keptMs = 5 * 60_000;

/** One page of a person's panels. */
export function panelListQuery(client: SatClient, input: PanelListQueryInput): SatQuery<PanelList> {
  const { sub, seqId, sort = 'changed', direction, page = 1, size = 20 } = input;
  const search = searchable(input.search ?? '');
  return getQuery(
    client,
    '/custompanel/user/{userSub}/panel',
    {
      params: {
        path: { userSub: sub },
        query: {
          ...(search === '' ? {} : { search }),
          ...(seqId && { seqId }),
          sort,
          ...(direction && { direction }),
          page,
          size,
        },
      },
    },
    {
      key: [...panelsKey, 'list', sub, search, seqId ?? '', sort, direction ?? '', String(page), String(size)],
      freshMs,
      keptMs,
      isExpected: (data) => areLists(data?.items),
    },
  );
}

/** A panel as it is, or as an earlier save left it; that one never changes. */
export function panelQuery(client: SatClient, { panelId, number }: PanelQueryInput): SatQuery<TaggedPanel> {
  return satQuery({
    key: [...panelsKey, 'panel', panelId, number === undefined ? '' : String(number)],
    freshMs: number === undefined ? freshMs : Number.POSITIVE_INFINITY,
    keptMs,
    async fetch(signal) {
      const { data, headers } = await client.get('/custompanel/panel/{panelId}', {
        params: { path: { panelId }, query: number === undefined ? {} : { number } },
        signal,
      });
      return taggedPanel(data, headers);
    },
  });
}

/** One page of the saves of a panel, the newest first. */
export function panelVersionsQuery(client: SatClient, input: PanelVersionsQueryInput): SatQuery<PanelVersionList> {
  const { panelId, page = 1, size = 20 } = input;
  return getQuery(
    client,
    '/custompanel/panel/{panelId}/version',
    { params: { path: { panelId }, query: { page, size } } },
    {
      key: [...panelsKey, 'versions', panelId, String(page), String(size)],
      freshMs,
      keptMs,
      isExpected: (data) => areLists(data?.items),
    },
  );
}

/** The imported lists of a version and of all before it, in the order in which they were saved. */
export function panelSourcesQuery(
  client: SatClient,
  { panelId, number }: PanelQueryInput,
): SatQuery<readonly PanelSource[]> {
  return satQuery({
    key: [...panelsKey, 'sources', panelId, number === undefined ? '' : String(number)],
    // A version that is saved again unchanged can still be given lists.
    freshMs,
    keptMs,
    async fetch(signal) {
      const { data } = await client.get('/custompanel/panel/{panelId}/source', {
        params: { path: { panelId }, query: number === undefined ? {} : { number } },
        signal,
      });
      return expected(data, areLists(data?.items)).items;
    },
  });
}

/** A panel that was answered, with its ETag, without which it could not be saved again. */
export function taggedPanel(panel: Panel, headers: Headers): TaggedPanel {
  return { panel: expected(panel, areLists(panel?.seqIds)), etag: etagOf(panel, headers) };
}

/**
 * The ETag of an answer, as the server wrote it: its body's, for a proxy may take the header away; of a server that does
 * not say it there the header's, before which a proxy that compresses puts `W/`. A malformed answer's SatError without.
 */
export function etagOf(body: { readonly etag?: string } | undefined, headers: Headers): string {
  const etag = body?.etag ?? headers.get('ETag');
  if (etag === null) throw new SatError('malformed', { status: 200 });
  return etag.replace(/^W\//, '');
}
