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

/** Work in the background after catalogues were taken into use. */
export interface LaterWork {
  /** Indexes the identifiers; by default of both catalogues. */
  readonly index?: (catalogues: CatalogueHolder) => Promise<unknown>;
  readonly prepare?: (revisions: readonly CatalogueRevision[]) => Promise<unknown>;
}

export function createCatalogueSync(
  store: Store,
  holder: CatalogueHolder,
  log: Log,
  { index = (catalogues) => identifiersOf(catalogues, 'V_7K'), prepare = async () => undefined }: LaterWork = {},
): CatalogueSync {
  let inUse: readonly CatalogueRevision[] = [];
  const loads = createSeries();
  const later = createSeries();

  /**
   * Builds the index before the first import needs it, unless its catalogues were replaced meanwhile. If this or the
   * preparation fails, the first request that needs it reports the failure.
   */
  async function workLater(of: readonly CatalogueRevision[]): Promise<void> {
    if (of === inUse) await prepare(of).catch(() => undefined);
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
    void later.run(() => workLater(revisions));
    log.info({ revisions: wanted }, 'The catalogues in use have changed');
  }

  /** Loads run one at a time, because a slow load must not undo a later one. */
  function refresh(known?: CatalogueRevision): Promise<void> {
    return loads.run(() => takeRevisions(known));
  }

  return { refresh };
}
