import { assayVersions } from 'ssm-core';
import { activeCatalogues, type CatalogueHolder } from '../../catalogue/active.ts';
import { identifiersOf } from '../../catalogue/identifiers.ts';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import type { Log } from '../../log/log.ts';
import { createSeries } from '../../queue/queue.ts';
import { inTurns } from '../../queue/steps.ts';
import type { Store } from '../../store/store.ts';

export interface CatalogueSync {
  /**
   * Loads the revisions in use; the old ones answer until all are loaded. `known` is not loaded again. Rejects with
   * StoreError and then changes nothing.
   */
  refresh(known?: CatalogueRevision): Promise<void>;
}

export function createCatalogueSync(
  store: Store,
  holder: CatalogueHolder,
  log: Log,
  index: (catalogues: CatalogueHolder) => Promise<unknown> = (catalogues) => identifiersOf(catalogues, 'V_7K'),
): CatalogueSync {
  let inUse: readonly CatalogueRevision[] = [];
  const loads = createSeries();
  const indexes = createSeries();

  /**
   * Builds the index ahead of the first import, and skips catalogues that were replaced meanwhile. The first request
   * that needs the index reports a failure.
   */
  async function indexIdentifiers(of: readonly CatalogueRevision[]): Promise<void> {
    if (of === inUse) await index(holder).catch(() => undefined);
  }

  async function takeRevisions(known: CatalogueRevision | undefined): Promise<void> {
    const ids = await store.activeRevisionIds();
    const wanted = assayVersions.map((version) => ids[version]).filter((id) => id !== undefined);
    if (wanted.length === inUse.length && inUse.every(({ revision }) => wanted.includes(revision))) return;
    const atHand = [...inUse, ...(known === undefined ? [] : [known])];
    const revisions = await Promise.all(
      wanted.map(async (id) => atHand.find(({ revision }) => revision === id) ?? store.loadRevision(id)),
    );
    holder.swapIn(await inTurns(activeCatalogues(revisions)));
    inUse = revisions;
    void indexes.run(() => indexIdentifiers(revisions));
    log.info({ revisions: wanted }, 'The catalogues in use have changed');
  }

  /** Runs one at a time: a slow load must not undo a later one. */
  function refresh(known?: CatalogueRevision): Promise<void> {
    return loads.run(() => takeRevisions(known));
  }

  return { refresh };
}
