/** Runs the same tests of own collections in memory and on every database. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Clock } from '../../testing/panelsBehave.ts';
import {
  type CollectionOutcome,
  type CollectionRefusal,
  type CollectionToSave,
  type OwnCollectionContent,
  type OwnCollections,
  ownCollectionLimits,
} from '../ownCollections.ts';

export function collectionDraft(
  name: string,
  changes: Partial<OwnCollectionContent> = {},
  notOnMenu: readonly string[] = [],
): CollectionToSave {
  return { content: { name, note: '', seqIds: ['2-1', '10000-28'], leftOut: [], ...changes }, notOnMenu };
}

export function collectionDone<Done>(outcome: CollectionOutcome<Done>): Done {
  if ('done' in outcome) return outcome.done;
  throw new Error(`refused: ${outcome.refused.reason}`);
}

function refused(outcome: CollectionOutcome<unknown>): CollectionRefusal | undefined {
  return 'refused' in outcome ? outcome.refused : undefined;
}

const begin = new Date('2026-03-04T05:06:07.000Z');
const day = 24 * 3_600_000;

export function collectionsBehave(openOnce: (clock: Clock) => Promise<OwnCollections>): void {
  const clock: Clock = { now: new Date() };
  let collections: OwnCollections;
  let owner: string;

  beforeAll(async () => {
    collections = await openOnce(clock);
  });
  beforeEach(() => {
    clock.now = begin;
    owner = `auth0|${crypto.randomUUID()}`;
  });

  const later = (ms: number): void => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  const create = async (name: string, changes?: Partial<OwnCollectionContent>) =>
    collectionDone(await collections.create(owner, collectionDraft(name, changes)));

  it('an own collection is returned as saved, also by other ways of reading it, and only to its owner', async () => {
    const leftOut = [
      { written: 'NO\u0000SUCH \ud800 “é”', status: 'not_recognised', reason: null },
      { written: 'HER2', status: 'proposed', reason: 'alias' },
    ] as const;
    const content = { note: 'one\ntwo', seqIds: ['10000-28', '2-1'], leftOut };
    const { isNew, ...created } = await create('Größe “5”', content);
    const saved = '2026-03-04T05:06:07.000Z';
    expect({ isNew, ...created }).toEqual({
      name: 'Größe “5”',
      ...content,
      created: saved,
      changed: saved,
      deleted: null,
      isNew: true,
      id: expect.stringMatching(/^mine-[\w-]{22}$/),
      tag: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect([await collections.find(owner, created.id), await collections.list(owner)]).toEqual([created, [created]]);
    const other = `${owner} 2`;
    expect([await collections.find(other, created.id), await collections.list(other)]).toEqual([undefined, []]);
    expect(refused(await collections.save(other, created.id, '*', collectionDraft('Mine')))).toEqual({
      reason: 'absent',
    });
    expect(refused(await collections.remove(other, created.id, '*'))).toEqual({ reason: 'absent' });
  });

  it('collections are listed by name, with numbers by value and without regard to case', async () => {
    for (const name of ['set 10', 'Set 9', 'éa', 'EB']) await create(name);
    expect((await collections.list(owner)).map(({ name }) => name)).toEqual(['éa', 'EB', 'Set 9', 'set 10']);
  });

  it('a name is taken without regard to case, and the same content again is the same collection', async () => {
    const { isNew: _, ...first } = await create('Haemolysis');
    const again = collectionDone(await collections.create(owner, collectionDraft('Haemolysis')));
    expect(again).toEqual({ ...first, isNew: false });
    const taken = { reason: 'nameTaken', collectionId: first.id };
    expect(refused(await collections.create(owner, collectionDraft('HAEMOLYSIS')))).toEqual(taken);
    expect(refused(await collections.create(owner, collectionDraft('Haemolysis', { note: 'x' })))).toEqual(taken);
    const second = await create('Other');
    expect(refused(await collections.save(owner, second.id, '*', collectionDraft('haemolysis')))).toEqual(taken);
    collectionDone(await collections.remove(owner, first.id, '*'));
    collectionDone(await collections.save(owner, second.id, '*', collectionDraft('haemolysis')));
  });

  it('a change needs the current state, and equal content keeps it', async () => {
    const { id, tag } = await create('Set');
    later(1000);
    const changed = collectionDone(await collections.save(owner, id, [tag], collectionDraft('Set', { note: 'new' })));
    expect([changed.changed, changed.created, changed.tag === tag]).toEqual([
      '2026-03-04T05:06:08.000Z',
      '2026-03-04T05:06:07.000Z',
      false,
    ]);
    const stale = { reason: 'stale', tag: changed.tag };
    expect(refused(await collections.save(owner, id, [tag], collectionDraft('Late')))).toEqual(stale);
    expect(refused(await collections.remove(owner, id, [tag]))).toEqual(stale);
    later(1000);
    const same = await collections.save(owner, id, [changed.tag], collectionDraft('Set', { note: 'new' }));
    expect(collectionDone(same)).toEqual(changed);
  });

  it('reagents on no menu are refused, unless the collection already has them', async () => {
    const unknown = collectionDraft('Set', { seqIds: ['2-1', '9-9'] }, ['9-9']);
    expect(refused(await collections.create(owner, unknown))).toEqual({ reason: 'notOnMenu', seqIds: ['9-9'] });
    const { id } = await create('Set', { seqIds: ['2-1', '9-9'] });
    collectionDone(await collections.save(owner, id, '*', { ...unknown, content: { ...unknown.content, note: 'n' } }));
    const another = collectionDraft('Set', { seqIds: ['8-8', '9-9'] }, ['8-8', '9-9']);
    expect(refused(await collections.save(owner, id, '*', another))).toEqual({ reason: 'notOnMenu', seqIds: ['8-8'] });
  });

  it('a deleted collection is restored with the state of its deletion for 30 days, and keeps its id', async () => {
    const { id, isNew: _, ...first } = await create('Set', { note: 'kept' });
    const deletion = collectionDone(await collections.remove(owner, id, [first.tag]));
    expect([await collections.find(owner, id), await collections.list(owner)]).toEqual([undefined, []]);
    const content = collectionDraft('Set', { note: 'kept' });
    expect(refused(await collections.save(owner, id, '*', content))).toEqual({ reason: 'absent' });
    expect(refused(await collections.save(owner, id, [first.tag], content))).toEqual({ reason: 'absent' });
    later(29 * day);
    const restored = collectionDone(await collections.save(owner, id, [deletion], content));
    expect(restored).toEqual({ ...first, id, tag: restored.tag });
    const again = collectionDone(await collections.remove(owner, id, '*'));
    later(31 * day);
    expect(refused(await collections.save(owner, id, [again], content))).toEqual({ reason: 'absent' });
    await collections.forget();
    clock.now = begin;
    expect(refused(await collections.save(owner, id, [again], content))).toEqual({ reason: 'absent' });
  });

  it('a restored name that was taken meanwhile is refused', async () => {
    const { id } = await create('Set');
    const deletion = collectionDone(await collections.remove(owner, id, '*'));
    const { id: other } = await create('SET', { note: 'other' });
    expect(refused(await collections.save(owner, id, [deletion], collectionDraft('Set')))).toEqual({
      reason: 'nameTaken',
      collectionId: other,
    });
  });

  it('a person has at most 200 collections', async () => {
    for (let count = 0; count < ownCollectionLimits.collections; count += 1) await create(`Set ${count}`);
    const full = { reason: 'tooManyCollections' };
    expect(refused(await collections.create(owner, collectionDraft('One more')))).toEqual(full);
    const [first] = await collections.list(owner);
    const deletion = collectionDone(await collections.remove(owner, first?.id ?? '', '*'));
    await create('One more');
    expect(refused(await collections.save(owner, first?.id ?? '', [deletion], collectionDraft('Set 0')))).toEqual(full);
  });

  it('collections of a person take 4 MiB, and deleted ones give way', async () => {
    const seqIds = Array.from({ length: 20_000 }, (_, index) => `${index + 1}-1`);
    const large: string[] = [];
    for (let count = 0; count < 20; count += 1) large.push((await create(`Large ${count}`, { seqIds })).id);
    const more = collectionDraft('One more', { seqIds });
    expect(refused(await collections.create(owner, more))).toEqual({ reason: 'tooMuchStored' });
    const deletion = collectionDone(await collections.remove(owner, large[0] ?? '', '*'));
    collectionDone(await collections.create(owner, more));
    expect(refused(await collections.save(owner, large[0] ?? '', [deletion], more))).toEqual({ reason: 'absent' });
  });
}
