import { areLists, expected } from '../api/answer.ts';
import type { SatClient } from '../api/client/client.ts';
import { searchable } from '../api/client/searchable.ts';
import { SatError } from '../api/error.ts';
import { getQuery } from '../api/queries/getQuery.ts';
import { type SatQuery, satQuery } from '../api/queries/query.ts';
import type { Panel, PanelList, PanelSource, PanelVersionList, SatOperations, Tombstone } from '../api/types.ts';
import { panelHash } from './files/panel.hash.ts';

type ListParameters = NonNullable<SatOperations['listPanels']['parameters']['query']>;
export type PanelSort = NonNullable<ListParameters['sort']>;
export type PanelSortDirection = NonNullable<ListParameters['direction']>;

export interface PanelListQueryInput {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** Search text as typed. Control characters become spaces, and the text is cut to the server's limit. */
  readonly search?: string;
  /** If given, only panels whose newest version contains this reagent. */
  readonly seqId?: string;
  readonly sort?: PanelSort;
  /** Default: descending for `changed` and `count`, otherwise ascending. */
  readonly direction?: PanelSortDirection;
  /** Page number, from 1. */
  readonly page?: number;
  readonly size?: number;
}

export interface PanelQueryInput {
  readonly panelId: string;
  /** Number of an earlier version; default: the newest. */
  readonly number?: number | undefined;
}

export interface PanelVersionsQueryInput {
  readonly panelId: string;
  /** Page number, from 1. */
  readonly page?: number;
  readonly size?: number;
}

/** A panel with the ETag that its next save must send. */
export interface TaggedPanel {
  readonly panel: Panel;
  readonly etag: string;
}

/** First part of the key of all panel queries. A save, deletion or restoration invalidates all of them. */
export const panelsKey = ['panels'] as const;

/** Another tab may have saved a panel, so data is fetched each time it is shown. */
const freshMs = 0;
const keptMs = 5 * 60_000;

/** Query for one page of a person's panels. */
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

/** Query for a panel's newest version, or for an earlier version, which never changes. */
export function panelQuery(client: SatClient, { panelId, number }: PanelQueryInput): SatQuery<TaggedPanel> {
  return satQuery({
    key: [...panelsKey, 'panel', panelId, String(number ?? '')],
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

/** Query for one page of a panel's versions, newest first. */
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

/** Query for the imported lists of a version and of all versions before it, in the order saved. */
export function panelSourcesQuery(
  client: SatClient,
  { panelId, number }: PanelQueryInput,
): SatQuery<readonly PanelSource[]> {
  return satQuery({
    key: [...panelsKey, 'sources', panelId, String(number ?? '')],
    // Lists can still be added by saving an unchanged version again.
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

/**
 * Query for what the address of a panel says after its deletion. Fails with `not_found` for a panel that never was, for
 * another person's existing panel, and on servers of an earlier release.
 */
export function tombstoneQuery(client: SatClient, panelId: string): SatQuery<Tombstone> {
  return getQuery(
    client,
    '/custompanel/panel/{panelId}/tombstone',
    { params: { path: { panelId } } },
    { key: [...panelsKey, 'tombstone', panelId], freshMs, keptMs, isExpected: (data) => data !== undefined },
  );
}

/** Query for the content hash of a panel's version, which never changes. It asks no server. */
export function panelHashQuery({ id, number, version, seqIds }: Panel): SatQuery<{ readonly hash: string | null }> {
  return satQuery({
    key: [...panelsKey, 'hash', id, String(number)],
    freshMs: Number.POSITIVE_INFINITY,
    keptMs,
    fetch: async () => ({ hash: await panelHash(version, seqIds) }),
  });
}

export function taggedPanel(panel: Panel, headers: Headers): TaggedPanel {
  return { panel: expected(panel, areLists(panel?.seqIds)), etag: etagOf(panel, headers) };
}

/**
 * Returns the server's ETag. Prefers the body, because proxies may drop the header. Older servers send only the header,
 * to which compressing proxies add `W/`. Throws a malformed SatError if both are missing.
 */
export function etagOf(body: { readonly etag?: string } | undefined, headers: Headers): string {
  const etag = body?.etag ?? headers.get('ETag');
  if (etag === null) throw new SatError('malformed', { status: 200 });
  return etag.replace(/^W\//, '');
}
