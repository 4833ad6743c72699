import type { AssayVersion } from 'ssm-core';
import { type CatalogueChanges, type ComparedCatalogue, compareInSteps } from 'ssm-core/engine';
import type { components } from 'ssm-openapi';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { createSeries } from '../../queue/queue.ts';
import { atOnce, inBackground, inTurns, type Steps } from '../../queue/steps.ts';
import { comparedCatalogueOf } from './comparedCatalogue.ts';

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
  /**
   * Reads what comparisons need of the revisions in use, and compares each with the one that it replaces. The first check
   * of panels after a new catalogue is then quick.
   */
  prepare(revisions: readonly CatalogueRevision[]): Promise<void>;
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

function* sideOf(stored: CatalogueRevision): Steps<Side> {
  const { revision, version, isDemo, label, created } = stored;
  return { revision, version, isDemo, label, created, catalogue: yield* comparedCatalogueOf(stored) };
}

export function compareRevisions(from: CatalogueRevision, to: CatalogueRevision): ComparedRevisions {
  return atOnce(compareSides(atOnce(sideOf(from)), atOnce(sideOf(to))));
}

function* compareSides(from: Side, to: Side): Steps<ComparedRevisions> {
  const heads = { from: revisionHead(from), to: revisionHead(to) };
  if (from.isDemo || to.isDemo) return { ...heads, state: 'invented' };
  if (Date.parse(to.created) < Date.parse(from.created)) return { ...heads, state: 'older' };
  return { ...heads, state: 'compared', changes: yield* compareInSteps(from.catalogue, to.catalogue) };
}

/** Returns the revision that one replaced, by the stored ones; undefined if there is none. */
export type FindEarlier = (revision: CatalogueRevision) => Promise<string | undefined>;

export function createRevisionChanges(
  find: FindRevision,
  findEarlier: FindEarlier = async () => undefined,
): RevisionChanges {
  // One at a time, because a revision takes some hundred megabytes while it is read.
  const loads = createSeries();
  const known = new Map<string, ComparedRevisions>();
  const inUse = new Map<AssayVersion, Side>();
  // A revision that is not in use. Panels of many revisions are compared with it.
  let last: Side | undefined;

  function remember(from: string, to: string, made: ComparedRevisions): void {
    known.set(`${from} ${to}`, made);
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  }

  async function target(to: string): Promise<Side | undefined> {
    const atHand = [...inUse.values(), last].find((side) => side?.revision === to);
    if (atHand !== undefined) return atHand;
    const found = await find(to);
    if (found === undefined) return undefined;
    last = await inTurns(sideOf(found));
    return last;
  }

  async function compare(from: string, to: string): Promise<ComparedRevisions | undefined> {
    const before = known.get(`${from} ${to}`);
    if (before !== undefined) return before;
    const after = await target(to);
    if (after === undefined) return undefined;
    const old = await find(from);
    if (old === undefined || old.version !== after.version) {
      return { state: 'not_stored', from: { revision: from, label: null, loaded: null }, to: revisionHead(after) };
    }
    const made = await inTurns(compareSides(await inTurns(sideOf(old)), after));
    remember(from, to, made);
    return made;
  }

  /** Compares with the revision that was in use before the server started. */
  async function prepareEarlier(revision: CatalogueRevision, side: Side): Promise<void> {
    const id = await findEarlier(revision);
    const earlier = id === undefined ? undefined : await find(id);
    if (earlier === undefined) return;
    const of = await inBackground(sideOf(earlier));
    remember(earlier.revision, side.revision, await inBackground(compareSides(of, side)));
  }

  async function takeIntoUse(revision: CatalogueRevision): Promise<void> {
    const before = inUse.get(revision.version);
    if (before?.revision === revision.revision) return;
    const side = await inBackground(sideOf(revision));
    inUse.set(revision.version, side);
    if (before === undefined) return prepareEarlier(revision, side);
    remember(before.revision, side.revision, await inBackground(compareSides(before, side)));
  }

  return {
    find,
    between: (from, to) => loads.run(() => compare(from, to)),
    async prepare(revisions) {
      for (const revision of revisions) await loads.run(() => takeIntoUse(revision));
    },
  };
}
