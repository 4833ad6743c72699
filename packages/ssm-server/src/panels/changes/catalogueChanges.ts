import { type CatalogueChanges, compareCatalogues } from 'ssm-core/engine';
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

export function revisionHead({ revision, label, created }: CatalogueRevision): Schemas['ComparedRevision'] {
  return { revision, label, loaded: created };
}

export function compareRevisions(from: CatalogueRevision, to: CatalogueRevision): ComparedRevisions {
  const heads = { from: revisionHead(from), to: revisionHead(to) };
  if (from.isDemo || to.isDemo) return { ...heads, state: 'invented' };
  if (Date.parse(to.created) < Date.parse(from.created)) return { ...heads, state: 'older' };
  return { ...heads, state: 'compared', changes: compareCatalogues(comparedCatalogue(from), comparedCatalogue(to)) };
}

export function createRevisionChanges(find: FindRevision): RevisionChanges {
  // One at a time, because a revision takes some hundred megabytes while it is read.
  const loads = createSeries();
  const known = new Map<string, ComparedRevisions>();

  async function compare(from: string, to: string): Promise<ComparedRevisions | undefined> {
    const key = `${from} ${to}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const after = await find(to);
    if (after === undefined) return undefined;
    const old = await find(from);
    if (old === undefined || old.version !== after.version) {
      return { state: 'not_stored', from: { revision: from, label: null, loaded: null }, to: revisionHead(after) };
    }
    const made = compareRevisions(old, after);
    known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return made;
  }

  return { find, between: (from, to) => loads.run(() => compare(from, to)) };
}
