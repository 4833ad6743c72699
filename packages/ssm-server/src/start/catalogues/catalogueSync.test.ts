import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CatalogueHolder, createCatalogueHolder } from '../../catalogue/active.ts';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { silentLog } from '../../log/log.ts';
import type { Store } from '../../store/store.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { createCatalogueSync } from './catalogueSync.ts';
import { ensureCatalogues } from './demoCatalogues.ts';

class StoreDouble {
  readonly active = new Map<string, string>();
  readonly loads: { readonly id: string; readonly finish: (revision: CatalogueRevision) => void }[] = [];
  readonly saved: (readonly [revision: string, activate: unknown])[] = [];

  async activeRevisionIds(): Promise<object> {
    return Object.fromEntries(this.active);
  }

  loadRevision(id: string): Promise<CatalogueRevision> {
    return new Promise((finish) => this.loads.push({ id, finish }));
  }

  async saveRevision({ revision }: CatalogueRevision, { activate }: { activate: unknown }): Promise<void> {
    this.saved.push([revision, activate]);
  }

  get store(): Store {
    return this as unknown as Store;
  }
}

let double: StoreDouble;
let holder: CatalogueHolder;
const sevenK = [1, 2, 3].map((edition) => smallCatalogue('V_7K', edition)) as [
  CatalogueRevision,
  CatalogueRevision,
  CatalogueRevision,
];
const elevenK = smallCatalogue('V_11K');
const inUse = (): readonly unknown[] => [holder.get('V_7K')?.revision, holder.get('V_11K')?.revision];
const settled = (): Promise<void> => vi.waitFor(() => {});

beforeEach(() => {
  double = new StoreDouble();
  holder = createCatalogueHolder();
});

describe('createCatalogueSync', () => {
  it('keeps the old revisions until every new revision is loaded, then replaces all at once', async () => {
    const sync = createCatalogueSync(double.store, holder, silentLog, { index: async () => undefined });
    double.active.set('V_7K', sevenK[0].revision);
    await sync.refresh(sevenK[0]);
    const seen: (readonly unknown[])[] = [];
    holder.subscribe(() => seen.push(inUse()));
    double.active.set('V_7K', sevenK[1].revision).set('V_11K', elevenK.revision);
    const refreshed = sync.refresh();
    await vi.waitFor(() => expect(double.loads.map(({ id }) => id)).toEqual([sevenK[1].revision, elevenK.revision]));
    double.loads[0]?.finish(sevenK[1]);
    await settled();
    expect([seen, inUse()]).toEqual([[], [sevenK[0].revision, undefined]]);
    double.loads[1]?.finish(elevenK);
    await refreshed;
    expect(seen).toEqual([[sevenK[1].revision, elevenK.revision]]);
  });

  it('does not let a slow load undo a later activation', async () => {
    const sync = createCatalogueSync(double.store, holder, silentLog, { index: async () => undefined });
    double.active.set('V_7K', sevenK[0].revision);
    const slow = sync.refresh();
    await vi.waitFor(() => expect(double.loads.length).toEqual(1));
    double.active.set('V_7K', sevenK[1].revision);
    const later = sync.refresh(sevenK[1]);
    double.loads[0]?.finish(sevenK[0]);
    await Promise.all([slow, later]);
    expect(inUse()).toEqual([sevenK[1].revision, undefined]);
  });

  it('indexes the identifiers of one catalogue at a time, and skips catalogues that were replaced in the meantime', async () => {
    const first = Promise.withResolvers<undefined>();
    const indexed: unknown[] = [];
    const sync = createCatalogueSync(double.store, holder, silentLog, {
      async index(catalogues) {
        indexed.push(catalogues.get('V_7K')?.revision);
        if (indexed.length === 1) await first.promise;
      },
    });
    for (const revision of sevenK) {
      double.active.set('V_7K', revision.revision);
      await sync.refresh(revision);
      await settled();
    }
    const whileTheFirstLasts = [...indexed];
    first.resolve(undefined);
    await vi.waitFor(() => expect(indexed.length).toEqual(2));
    await settled();
    expect([whileTheFirstLasts, indexed]).toEqual([[sevenK[0].revision], [sevenK[0].revision, sevenK[2].revision]]);
  });

  it('prepares the revisions in use before their identifiers are indexed, which goes on if preparing fails', async () => {
    const told: unknown[] = [];
    const sync = createCatalogueSync(double.store, holder, silentLog, {
      index: async () => void told.push('indexed'),
      async prepare(revisions) {
        told.push(revisions.map(({ revision }) => revision));
        throw new Error('no memory');
      },
    });
    double.active.set('V_7K', sevenK[0].revision);
    await sync.refresh(sevenK[0]);
    await vi.waitFor(() => expect(told).toEqual([[sevenK[0].revision], 'indexed']));
  });

  it('replaces nothing if nothing has changed', async () => {
    const sync = createCatalogueSync(double.store, holder, silentLog, { index: async () => undefined });
    double.active.set('V_7K', sevenK[0].revision);
    await sync.refresh(sevenK[0]);
    const replaced = vi.fn<() => void>();
    holder.subscribe(replaced);
    await sync.refresh(sevenK[1]);
    expect([replaced.mock.calls, inUse()]).toEqual([[], [sevenK[0].revision, undefined]]);
  });
});

describe('ensureCatalogues', () => {
  it('generates a catalogue for each version without a catalogue, and never replaces a catalogue', async () => {
    double.active.set('V_7K', sevenK[0].revision);
    const generated = await ensureCatalogues(double.store, async (version) => smallCatalogue(version, 9));
    expect(generated).toEqual([smallCatalogue('V_11K', 9)]);
    expect(double.saved).toEqual([['small-V_11K-9', 'ifNone']]);
  });
});
