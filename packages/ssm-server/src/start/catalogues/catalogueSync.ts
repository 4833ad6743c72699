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
   * Loads the active revisions. The previous ones answer until all are loaded. A revision given as `known` is not
   * loaded again. If it rejects with StoreError, nothing has changed.
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
   * Builds the index before the first import needs it, unless its catalogues were replaced meanwhile. If building
   * fails, the first request that needs the index reports the failure.
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

  /** Loads run one at a time, because a slow load must not undo a later one. */
  function refresh(known?: CatalogueRevision): Promise<void> {
    return loads.run(() => takeRevisions(known));
  }

  return { refresh };
}
