/** Keeps what the server answers from in step with what the store says is in use. */
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
   * Takes the revisions in use; until they are loaded whole the old ones go on answering. `known` spares
   * loading that one. Rejects with StoreError, and then nothing has changed.
   */
  refresh(known?: CatalogueRevision): Promise<void>;
}

/** `index` makes ready what answers lists of identifiers. */
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
   * Made now, so that the first list that is sent does not wait for it; whoever needs it meets what goes wrong. One after the other: where
   * catalogues change quickly, those that are in use no more by then are left out.
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

  /** One at a time: a slow load must not put back what a later one has replaced. */
  function refresh(known?: CatalogueRevision): Promise<void> {
    return loads.run(() => takeRevisions(known));
  }

  return { refresh };
}
