import { type CatalogueChanges, type ComparedCatalogue, compareCatalogues } from 'ssm-core/engine';
import type { components } from 'ssm-openapi';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { createSeries } from '../../queue/queue.ts';
import { comparedCatalogue } from './comparedCatalogue.ts';

type Schemas = components['schemas'];

/** Finds a stored revision; undefined if it is not stored. */
export type FindRevision = (revision: string) => Promise<CatalogueRevision | undefined>;

export interface ComparedRevisions {
  readonly state: Exclude<Schemas['PanelChangeState'], 'current'>;
  readonly from: Schemas['ComparedRevision'];
  readonly to: Schemas['ComparedRevision'];
  /** Present if the state is `compared`. */
  readonly changes?: CatalogueChanges;
}

export interface RevisionChanges {
  /** Compares two revisions; undefined if `to` is not stored. */
  between(from: string, to: string): Promise<ComparedRevisions | undefined>;
  readonly find: FindRevision;
}

/** Number of comparisons that are kept. Each takes up to some megabytes, and half a second to make. */
const mostKept = 8;

export function revisionHead({
  revision,
  label,
  created,
}: Pick<CatalogueRevision, 'revision' | 'label' | 'created'>): Schemas['ComparedRevision'] {
  return { revision, label, loaded: created };
}

/** What a comparison reads of a revision, without the rest, which takes much more memory. */
interface Side extends Pick<CatalogueRevision, 'revision' | 'version' | 'isDemo' | 'label' | 'created'> {
  readonly catalogue: ComparedCatalogue;
}

function sideOf(stored: CatalogueRevision): Side {
  const { revision, version, isDemo, label, created } = stored;
  return { revision, version, isDemo, label, created, catalogue: comparedCatalogue(stored) };
}

export function compareRevisions(from: CatalogueRevision, to: CatalogueRevision): ComparedRevisions {
  return compareSides(sideOf(from), sideOf(to));
}

function compareSides(from: Side, to: Side): ComparedRevisions {
  const heads = { from: revisionHead(from), to: revisionHead(to) };
  if (from.isDemo || to.isDemo) return { ...heads, state: 'invented' };
  if (Date.parse(to.created) < Date.parse(from.created)) return { ...heads, state: 'older' };
  return { ...heads, state: 'compared', changes: compareCatalogues(from.catalogue, to.catalogue) };
}

export function createRevisionChanges(find: FindRevision): RevisionChanges {
  // One at a time, because a revision takes some hundred megabytes while it is read.
  const loads = createSeries();
  const known = new Map<string, ComparedRevisions>();
  // Panels of many revisions are compared with the one in use.
  let last: Side | undefined;

  async function target(to: string): Promise<Side | undefined> {
    if (last?.revision === to) return last;
    const found = await find(to);
    if (found !== undefined) last = sideOf(found);
    return found === undefined ? undefined : last;
  }

  async function compare(from: string, to: string): Promise<ComparedRevisions | undefined> {
    const key = `${from} ${to}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const after = await target(to);
    if (after === undefined) return undefined;
    const old = await find(from);
    if (old === undefined || old.version !== after.version) {
      return { state: 'not_stored', from: { revision: from, label: null, loaded: null }, to: revisionHead(after) };
    }
    const made = compareSides(sideOf(old), after);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return made;
  }

  return { find, between: (from, to) => loads.run(() => compare(from, to)) };
}
