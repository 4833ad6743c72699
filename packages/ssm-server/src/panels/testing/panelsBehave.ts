/** Runs the same panel tests in memory and on every database. */

import { panelHash } from 'ssm-core/internal';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type PanelContent, type PanelSource, panelLimits } from '../panel.ts';
import type { Outcome, PanelQuery, Panels, PanelToSave, Refusal } from '../panels.ts';

export interface Clock {
  now: Date;
}

export type OpenPanels = (clock: Clock) => Promise<Panels>;

export function draft(
  name: string,
  changes: Partial<PanelContent> = {},
  notOnMenu: readonly string[] = [],
): PanelToSave {
  const content: PanelContent = { name, description: '', version: 'V_7K', seqIds: ['2-1', '10000-28'], ...changes };
  return { content, revision: 'revision-1', notOnMenu, sources: [] };
}

export function done<Done>(outcome: Outcome<Done>): Done {
  if ('done' in outcome) return outcome.done;
  throw new Error(`refused: ${outcome.refused.reason}`);
}

export function refused(outcome: Outcome<unknown>): Refusal | undefined {
  return 'refused' in outcome ? outcome.refused : undefined;
}

const everything: PanelQuery = { search: '', sort: 'name', isDescending: false, page: 1, size: 100 };
const absent: Refusal = { reason: 'absent' };

/** Limit for one owner's bytes. All tests need less, except the one about the limit. */
export const storedBytes = 20 * 1024 * 1024;
const begin = new Date('2026-03-04T05:06:07.000Z');
const day = 24 * 3_600_000;

export function panelsBehave(openOnce: OpenPanels): void {
  const clock: Clock = { now: new Date() };
  let panels: Panels;
  let owner: string;
  let other: string;

  beforeAll(async () => {
    panels = await openOnce(clock);
  });
  beforeEach(() => {
    clock.now = begin;
    owner = `auth0|${crypto.randomUUID()}`;
    other = `${owner} 2`;
  });

  const later = (ms: number): void => {
    clock.now = new Date(clock.now.getTime() + ms);
  };

  it('S1-06 a panel and every earlier version are returned as saved, in the saved order', async () => {
    const first = { name: 'Größe “5”', description: 'one\ntwo', seqIds: ['10000-28', '2-1'] };
    const { head, version } = done(await panels.create(owner, draft(first.name, first)));
    const saved = '2026-03-04T05:06:07.000Z';
    const newest = { number: 1, name: first.name, description: first.description, count: 2 };
    expect(version).toEqual({ ...newest, revision: 'revision-1', saved, seqIds: first.seqIds });
    expect(await panels.find(owner, head.id)).toEqual({ head, version });
    later(1000);
    const second = draft('Other', { seqIds: ['2-1'] });
    const changed = done(await panels.save(owner, head.id, [head.tag], { ...second, revision: 'revision-2' }));
    const now = { number: 2, name: 'Other', description: '', count: 1, revision: 'revision-2' };
    expect(changed.version).toEqual({ ...now, saved: '2026-03-04T05:06:08.000Z', seqIds: ['2-1'] });
    expect([changed.head.created, changed.head.id, changed.head.tag === head.tag]).toEqual([saved, head.id, false]);
    expect(await panels.find(owner, head.id)).toEqual(changed);
    expect((await panels.find(owner, head.id, 1))?.version).toEqual(version);
    expect(await panels.find(owner, head.id, 3)).toEqual(undefined);
    const heads = [
      { ...now, saved: '2026-03-04T05:06:08.000Z' },
      { ...newest, revision: 'revision-1', saved },
    ];
    expect(await panels.versions(owner, head.id, 1, 100)).toEqual({ items: heads, total: 2 });
    expect(await panels.versions(owner, head.id, 2, 1)).toEqual({ items: [heads[1]], total: 2 });
    expect(await panels.versions(owner, head.id, 3, 1)).toEqual({ items: [], total: 2 });
  });

  it('a save that changes nothing makes no version, and the ETag stays', async () => {
    const created = done(await panels.create(owner, draft('Same')));
    const again = done(await panels.save(owner, created.head.id, '*', { ...draft('Same'), revision: 'revision-2' }));
    expect([again.head, again.version]).toEqual([created.head, created.version]);
    const order = draft('Same', { seqIds: ['10000-28', '2-1'] });
    expect(done(await panels.save(owner, created.head.id, '*', order)).version.number).toEqual(2);
  });

  it('a name is taken, in any case, until its panel is renamed or deleted', async () => {
    const { head } = done(await panels.create(owner, draft('Straße Ä')));
    const taken: Refusal = { reason: 'nameTaken', panelId: head.id };
    expect(refused(await panels.create(owner, draft('STRASSE A\u0308')))).toEqual(taken);
    const second = done(await panels.create(owner, draft('Second'))).head;
    expect(refused(await panels.save(owner, second.id, '*', draft('straße ä')))).toEqual(taken);
    expect(done(await panels.save(owner, head.id, '*', draft('STRASSE Ä'))).version.number).toEqual(2);
    done(await panels.create(other, draft('Straße Ä')));
    done(await panels.save(owner, head.id, '*', draft('Third')));
    const third = done(await panels.create(owner, draft('straße ä'))).head;
    done(await panels.remove(owner, third.id, '*'));
    done(await panels.create(owner, draft('straße ä')));
  });

  it('SeqIds that are not on the menu are refused unless the newest version contains them', async () => {
    const refusal: Refusal = { reason: 'notOnMenu', seqIds: ['9-9'] };
    expect(refused(await panels.create(owner, draft('A', { seqIds: ['2-1', '9-9'] }, ['9-9'])))).toEqual(refusal);
    const { head } = done(await panels.create(owner, draft('A', { seqIds: ['2-1', '8-8'] })));
    const gone = draft('A', { seqIds: ['8-8', '9-9'] }, ['8-8', '9-9']);
    expect(refused(await panels.save(owner, head.id, '*', gone))).toEqual(refusal);
    expect(
      done(await panels.save(owner, head.id, '*', draft('A', { seqIds: ['8-8'] }, ['8-8']))).version.number,
    ).toEqual(2);
  });

  it('the assay version of a panel never changes', async () => {
    const { head } = done(await panels.create(owner, draft('A')));
    expect(refused(await panels.save(owner, head.id, '*', draft('A', { version: 'V_11K' })))).toEqual({
      reason: 'otherVersion',
      version: 'V_7K',
    });
  });

  it('R5: of twenty saves over the same state one is stored, and the others are refused as stale', async () => {
    const { head } = done(await panels.create(owner, draft('Race')));
    const saves = Array.from({ length: 20 }, (_, index) =>
      panels.save(owner, head.id, [head.tag], draft('Race', { description: `save ${index}` })),
    );
    const outcomes = await Promise.all(saves);
    const [kept, ...more] = outcomes.flatMap((outcome) => ('done' in outcome ? [outcome.done] : []));
    expect(more).toEqual([]);
    expect(await panels.find(owner, head.id)).toEqual(kept);
    const refusals = outcomes.map(refused).filter((refusal) => refusal !== undefined);
    expect(refusals).toEqual(Array.from({ length: 19 }, () => ({ reason: 'stale', number: 2, tag: kept?.head.tag })));
  });

  it('R4: the same key and content create one panel, even at the same time, and the key is refused for other content', async () => {
    const key = { key: 'key 1', fingerprint: 'a' };
    const created = await Promise.all([1, 2, 3, 4, 5].map(() => panels.create(owner, draft('Once'), key)));
    const heads = created.map((outcome) => done(outcome));
    expect(new Set(heads.map(({ head }) => head.id)).size).toEqual(1);
    expect(heads.filter(({ isNew }) => isNew).length).toEqual(1);
    expect(refused(await panels.create(owner, draft('Twice'), { ...key, fingerprint: 'b' }))).toEqual({
      reason: 'keyUsed',
    });
    expect(done(await panels.create(other, draft('Once'), key)).isNew).toEqual(true);
    const id = heads[0]?.head.id as string;
    const saved = done(await panels.save(owner, id, '*', draft('Renamed')));
    later(day);
    expect(done(await panels.create(owner, draft('Once', {}, ['2-1']), key))).toEqual({ ...saved, isNew: false });
    done(await panels.remove(owner, id, '*'));
    expect(refused(await panels.create(owner, draft('Once'), key))).toEqual({ reason: 'keySpent' });
    expect((await panels.list(owner, everything)).total).toEqual(0);
    later(2 * day + 1);
    await panels.forget();
    expect(done(await panels.create(owner, draft('Once'), key)).isNew).toEqual(true);
  });

  it('the key of a refused creation can be used again', async () => {
    const { head } = done(await panels.create(owner, draft('Taken')));
    const key = { key: 'key', fingerprint: 'a' };
    expect(refused(await panels.create(owner, draft('Taken'), key))).toEqual({ reason: 'nameTaken', panelId: head.id });
    expect(done(await panels.create(owner, draft('Free'), { ...key, fingerprint: 'b' })).isNew).toEqual(true);
  });

  it('a deleted panel is absent everywhere, and a caller that knows its last ETag can restore all versions', async () => {
    const { head } = done(await panels.create(owner, draft('A')));
    const second = done(await panels.save(owner, head.id, [head.tag], draft('B')));
    const stale: Refusal = { reason: 'stale', number: 2, tag: second.head.tag };
    expect(refused(await panels.remove(owner, head.id, [head.tag]))).toEqual(stale);
    const tag = done(await panels.remove(owner, head.id, [second.head.tag]));
    expect([
      await panels.find(owner, head.id),
      await panels.find(owner, head.id, 1),
      await panels.versions(owner, head.id, 1, 10),
      (await panels.list(owner, everything)).items,
      refused(await panels.remove(owner, head.id, '*')),
      refused(await panels.remove(owner, head.id, [tag])),
      refused(await panels.save(owner, head.id, '*', draft('B'))),
      refused(await panels.save(owner, head.id, [second.head.tag], draft('B'))),
    ]).toEqual([undefined, undefined, undefined, [], absent, absent, absent, absent]);
    later(30 * day);
    const back = done(await panels.save(owner, head.id, [tag], draft('B')));
    expect([back.version, back.head.newest.number]).toEqual([second.version, 2]);
    expect(new Set([head.tag, second.head.tag, tag, back.head.tag]).size).toEqual(4);
    const again = done(await panels.remove(owner, head.id, '*'));
    expect(done(await panels.save(owner, head.id, [again], draft('C'))).version.number).toEqual(3);
    expect((await panels.versions(owner, head.id, 1, 10))?.items.map(({ name }) => name)).toEqual(['C', 'B', 'A']);
  });

  it('a deleted panel whose name was taken is restored under another name, but not after 30 days', async () => {
    const { head } = done(await panels.create(owner, draft('A')));
    const tag = done(await panels.remove(owner, head.id, '*'));
    const holder = done(await panels.create(owner, draft('a'))).head;
    expect(refused(await panels.save(owner, head.id, [tag], draft('A')))).toEqual({
      reason: 'nameTaken',
      panelId: holder.id,
    });
    const free = done(await panels.save(owner, head.id, [tag], draft('A 2')));
    const last = done(await panels.remove(owner, head.id, [free.head.tag]));
    later(panelLimits.deletedMs + 1);
    expect(refused(await panels.save(owner, head.id, [last], draft('A 2')))).toEqual(absent);
    clock.now = begin;
    expect(done(await panels.save(owner, head.id, [last], draft('A 2'))).version.number).toEqual(2);
  });

  it('panels that were deleted more than 30 days ago are erased on a deletion and on request', async () => {
    const removed = async (name: string): Promise<readonly [id: string, tag: string]> => {
      const { id } = done(await panels.create(owner, draft(name))).head;
      return [id, done(await panels.remove(owner, id, '*'))];
    };
    const bringBack = async ([id, tag]: readonly [string, string], name: string) =>
      refused(await panels.save(owner, id, [tag], draft(name)));
    const [a, b] = [await removed('A'), await removed('B')];
    expect(await bringBack(b, 'B')).toEqual(undefined);
    later(panelLimits.deletedMs + 1);
    const c = await removed('C');
    clock.now = begin;
    expect(await bringBack(a, 'A')).toEqual(absent);
    clock.now = new Date(clock.now.getTime() + 2 * panelLimits.deletedMs + 2);
    await panels.forget();
    clock.now = begin;
    expect(await bringBack(c, 'C')).toEqual(absent);
    expect((await panels.list(owner, everything)).items.map(({ newest }) => newest.name)).toEqual(['B']);
  });

  const source = (id: string, text = `{"id":"${id}"}`): PanelSource => ({ id, text });
  const withSources = (of: PanelToSave, ...sources: readonly PanelSource[]): PanelToSave => ({ ...of, sources });

  it('S4-21: each version of a panel names the lists from which it was made, in order and each once', async () => {
    const { head } = done(await panels.create(owner, withSources(draft('A'), source('one', '{"e":"\\u0000 é"}'))));
    done(
      await panels.save(owner, head.id, '*', withSources(draft('B'), source('two'), source('one'), source('three'))),
    );
    done(await panels.save(owner, head.id, '*', draft('C')));
    const all = ['{"e":"\\u0000 é"}', '{"id":"two"}', '{"id":"three"}'];
    expect([
      await panels.sources(owner, head.id),
      await panels.sources(owner, head.id, 1),
      await panels.sources(owner, head.id, 2),
      await panels.sources(owner, head.id, 4),
      await panels.sources(other, head.id),
      await panels.sources(owner, 'none'),
    ]).toEqual([all, all.slice(0, 1), all, undefined, undefined, undefined]);
    const tag = done(await panels.remove(owner, head.id, '*'));
    expect(await panels.sources(owner, head.id)).toEqual(undefined);
    done(await panels.save(owner, head.id, [tag], withSources(draft('C'), source('four'))));
    expect(await panels.sources(owner, head.id)).toEqual([...all, '{"id":"four"}']);
    const { id } = done(await panels.create(owner, draft('Without'))).head;
    expect(await panels.sources(owner, id)).toEqual([]);
  });

  it('S4-21: a save that only adds a list makes no version, and the ETag stays', async () => {
    const { head, version } = done(await panels.create(owner, draft('A')));
    const save = () => panels.save(owner, head.id, [head.tag], withSources(draft('A'), source('one')));
    expect([done(await save()), done(await save())]).toEqual([
      { head, version },
      { head, version },
    ]);
    expect(await panels.sources(owner, head.id)).toEqual(['{"id":"one"}']);
  });

  it('S4-21: a panel keeps at most 100 lists with 24 MiB, and refuses further lists', async () => {
    const many = Array.from({ length: panelLimits.sources }, (_, index) => source(`list-${index}`));
    const { head } = done(await panels.create(owner, withSources(draft('Many'), ...many)));
    const more = withSources(draft('More'), source('more'));
    expect(refused(await panels.save(owner, head.id, '*', more))).toEqual({ reason: 'tooManySources' });
    expect(done(await panels.save(owner, head.id, '*', withSources(draft('More'), ...many))).version.number).toBe(2);
    const large = source('large', JSON.stringify('x'.repeat(panelLimits.sourcesSize / 2)));
    const half = done(await panels.create(owner, withSources(draft('Large'), large))).head;
    expect(refused(await panels.save(owner, half.id, '*', withSources(draft('L'), { ...large, id: 'b' })))).toEqual({
      reason: 'tooManySources',
    });
    expect(refused(await panels.create(owner, withSources(draft('L'), large, { ...large, id: 'b' })))).toEqual({
      reason: 'tooManySources',
    });
  });

  it('the panels of one person are limited in bytes until the person deletes some, and each person has a separate limit', async () => {
    const large = (name: string) => withSources(draft(name), source('list', 'x'.repeat(8 * 1024 * 1024)));
    const first = done(await panels.create(owner, large('A'))).head;
    const second = done(await panels.create(owner, large('B'))).head;
    const full: Refusal = { reason: 'tooMuchStored' };
    expect([
      refused(await panels.create(owner, large('C'))),
      refused(
        await panels.save(owner, second.id, '*', withSources(draft('B'), source('more', 'x'.repeat(8 * 1024 * 1024)))),
      ),
      refused(await panels.save(owner, second.id, '*', draft('B'))),
      refused(await panels.save(owner, second.id, '*', draft('Small'))),
      refused(await panels.create(other, large('A'))),
    ]).toEqual([full, full, undefined, undefined, undefined]);
    done(await panels.remove(owner, first.id, '*'));
    expect(refused(await panels.create(owner, large('C')))).toEqual(undefined);
  });

  it('deleting and restoring panels gives no more room, because the oldest deleted panels are erased', async () => {
    const large = (name: string) => withSources(draft(name), source('list', 'x'.repeat(6 * 1024 * 1024)));
    const made = async (name: string) => done(await panels.create(owner, large(name))).head;
    const removed = async ({ id }: { readonly id: string }) => {
      later(1000);
      return { id, tag: done(await panels.remove(owner, id, '*')) };
    };
    const back = async ({ id, tag }: { readonly id: string; readonly tag: string }, name: string) =>
      refused(await panels.save(owner, id, [tag], draft(name)));
    const [a, b, c] = [await made('A'), await made('B'), await made('C')];
    const deleted = [await removed(b), await removed(a), await removed(c)] as const;
    await made('D');
    await made('E');
    const [second, first, third] = deleted;
    const full: Refusal = { reason: 'tooMuchStored' };
    expect([
      await back(second, 'B'),
      await back(first, 'A'),
      await back(third, 'C'),
      refused(await panels.create(owner, large('F'))),
      (await panels.list(owner, everything)).items.map(({ newest }) => newest.name),
    ]).toEqual([absent, absent, undefined, full, ['C', 'D', 'E']]);
    for (let time = 0; time < 3; time += 1) {
      const again = await removed(c);
      expect(await back(again, 'C')).toEqual(undefined);
    }
    expect(await panels.sources(owner, c.id)).toEqual(['x'.repeat(6 * 1024 * 1024)]);
  });

  it('a save that is refused for lack of room erases no deleted panel', async () => {
    const large = (name: string, size: number) => withSources(draft(name), source('list', 'x'.repeat(size)));
    const { id } = done(await panels.create(owner, large('A', 4 * 1024 * 1024))).head;
    done(await panels.create(owner, large('B', 8 * 1024 * 1024)));
    const tag = done(await panels.remove(owner, id, '*'));
    expect(refused(await panels.create(owner, large('C', 14 * 1024 * 1024)))).toEqual({ reason: 'tooMuchStored' });
    expect(refused(await panels.save(owner, id, [tag], draft('A')))).toEqual(undefined);
  });

  it('restoring a changed panel counts its new version, and never erases the restored panel', async () => {
    const large = (name: string, id: string, size: number) => withSources(draft(name), source(id, 'x'.repeat(size)));
    const { id } = done(await panels.create(owner, large('A', 'list', 8 * 1024 * 1024))).head;
    done(await panels.create(owner, large('B', 'list', 8 * 1024 * 1024)));
    const tag = done(await panels.remove(owner, id, '*'));
    const full: Refusal = { reason: 'tooMuchStored' };
    expect(refused(await panels.save(owner, id, [tag], large('A', 'more', 8 * 1024 * 1024)))).toEqual(full);
    expect(refused(await panels.save(owner, id, [tag], large('A', 'more', 2 * 1024 * 1024)))).toEqual(undefined);
    expect((await panels.sources(owner, id))?.map(({ length }) => length)).toEqual([8 * 1024 * 1024, 2 * 1024 * 1024]);
  });

  it('S4-21: erasing a panel erases its lists', async () => {
    const { head } = done(await panels.create(owner, withSources(draft('A'), source('one'))));
    const tag = done(await panels.remove(owner, head.id, '*'));
    later(panelLimits.deletedMs + 1);
    await panels.forget();
    clock.now = begin;
    expect(refused(await panels.save(owner, head.id, [tag], draft('A')))).toEqual(absent);
  });

  it('S1-11 a search by reagent finds panels by their newest versions, but no deleted panels', async () => {
    const save = async (name: string, ...saves: readonly (readonly string[])[]): Promise<string> => {
      const [first, ...more] = saves;
      const { id } = done(await panels.create(owner, draft(name, { seqIds: first ?? [] }))).head;
      later(1000);
      for (const seqIds of more) done(await panels.save(owner, id, '*', draft(name, { seqIds })));
      return id;
    };
    await save('alone', ['2-1']);
    await save('first', ['2-1', '10000-28']);
    await save('middle', ['10000-28', '2-1', '3-1']);
    await save('last', ['10000-28', '2-1']);
    await save('near', ['12-1', '2-10', '22-1']);
    await save('no longer', ['2-1'], ['3-1']);
    await save('since', ['3-1'], ['3-1', '2-1']);
    await panels.remove(owner, await save('deleted', ['2-1']), '*');
    done(await panels.create(other, draft('of another', { seqIds: ['2-1'] })));
    const names = async (query: Partial<PanelQuery>) => {
      const { items, total } = await panels.list(owner, {
        ...everything,
        sort: 'changed',
        isDescending: true,
        ...query,
      });
      return [total, ...items.map(({ newest }) => newest.name)];
    };
    expect([
      await names({ seqId: '2-1' }),
      await names({ seqId: '2-1', size: 2, page: 2 }),
      await names({ seqId: '2-1', search: 'st' }),
      await names({ seqId: '1-1' }),
    ]).toEqual([[5, 'since', 'last', 'middle', 'first', 'alone'], [5, 'middle', 'first'], [2, 'last', 'first'], [0]]);
  });

  it('returns the SeqIds of newest versions, short or long, and none of another person or of an absent version', async () => {
    const long = Array.from({ length: 3000 }, (_, index) => `${index + 2}-1`);
    const short = done(await panels.create(owner, draft('Short', { seqIds: ['2-1', '1-1'] }))).head;
    const grown = done(await panels.create(owner, draft('Grown', { seqIds: long }))).head;
    const { head } = done(await panels.save(owner, grown.id, '*', draft('Grown', { seqIds: [...long, '9000-1'] })));
    const unsaved = { ...short, newest: { ...short.newest, number: 7 } };
    expect([
      await panels.seqIds(owner, [short, head]),
      await panels.seqIds(owner, [unsaved]),
      await panels.seqIds(other, [short]),
      await panels.seqIds(owner, []),
    ]).toEqual([
      new Map([
        [short.id, ['2-1', '1-1']],
        [head.id, [...long, '9000-1']],
      ]),
      new Map(),
      new Map(),
      new Map(),
    ]);
  });

  it("R33: no caller reaches another person's panels", async () => {
    const { head } = done(await panels.create(owner, draft('Mine')));
    expect([
      await panels.find(other, head.id),
      await panels.versions(other, head.id, 1, 10),
      await panels.list(other, everything),
      refused(await panels.save(other, head.id, [head.tag], draft('Mine'))),
      refused(await panels.remove(other, head.id, [head.tag])),
    ]).toEqual([undefined, undefined, { items: [], total: 0 }, absent, absent]);
    expect((await panels.find(owner, head.id))?.head).toEqual(head);
  });

  it('R33: concurrent reads and saves each get the answer for their caller', async () => {
    const owners = Array.from({ length: 8 }, (_, index) => `${owner} ${index}`);
    const kept = await Promise.all(owners.map(async (each) => done(await panels.create(each, draft(each)))));
    for (let time = 1; time <= 10; time += 1) {
      const answers = await Promise.all(
        owners.flatMap((each, index) => {
          const id = kept[index]?.head.id as string;
          return [panels.save(each, 'none', '*', draft(each)), panels.find(each, id), panels.list(each, everything)];
        }),
      );
      expect(answers).toEqual(
        kept.flatMap(({ head, version }) => [{ refused: absent }, { head, version }, { items: [head], total: 1 }]),
      );
    }
  });

  it('lists of panels are searched, sorted and paged', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `${index + 2}-1`);
    for (const [name, changes] of [
      ['Panel 10', { seqIds: many(3), description: '50% Émigré_x' }],
      ['panel 9', { seqIds: many(1), version: 'V_11K' }],
      ['Älpha', { seqIds: many(2) }],
      ['Zeta', { seqIds: many(4), version: 'V_11K', description: 'nothing\nof note' }],
    ] as const) {
      later(1000);
      done(await panels.create(owner, draft(name, changes)));
    }
    const names = async (query: Partial<PanelQuery>) => {
      const { items, total } = await panels.list(owner, { ...everything, ...query });
      return [total, ...items.map(({ newest }) => newest.name)];
    };
    const down = { isDescending: true };
    expect(await names({})).toEqual([4, 'Älpha', 'panel 9', 'Panel 10', 'Zeta']);
    expect(await names(down)).toEqual([4, 'Zeta', 'Panel 10', 'panel 9', 'Älpha']);
    expect(await names({ sort: 'changed', ...down })).toEqual([4, 'Zeta', 'Älpha', 'panel 9', 'Panel 10']);
    expect(await names({ sort: 'count' })).toEqual([4, 'panel 9', 'Älpha', 'Panel 10', 'Zeta']);
    const versions = async (isDescending: boolean) =>
      (await panels.list(owner, { ...everything, sort: 'version', isDescending })).items.map(({ version }) => version);
    expect(await versions(false)).toEqual(['V_7K', 'V_7K', 'V_11K', 'V_11K']);
    expect(await versions(true)).toEqual(['V_11K', 'V_11K', 'V_7K', 'V_7K']);
    expect(await names({ page: 2, size: 3 })).toEqual([4, 'Zeta']);
    expect(await names({ page: 3, size: 3 })).toEqual([4]);
    expect(await names({ search: 'PANEL' })).toEqual([2, 'panel 9', 'Panel 10']);
    expect(await names({ search: 'alp' })).toEqual([1, 'Älpha']);
    expect(await names({ search: '0% emigre_' })).toEqual([1, 'Panel 10']);
    expect(await names({ search: '%' })).toEqual([1, 'Panel 10']);
    expect(await names({ search: "'; drop table panel; --" })).toEqual([0]);
    expect(await names({ search: 'of note' })).toEqual([1, 'Zeta']);
  });

  it('finds the newest version that was saved on another revision, and the decisions about updates', async () => {
    const listed = (id: string) => ({ id, text: JSON.stringify({ id }) });
    const made = done(await panels.create(owner, { ...draft('Kidney'), sources: [listed('list-1')] }));
    const { id } = made.head;
    const plain = done(await panels.create(owner, draft('Liver')));
    later(1000);
    const reviewed = { ...draft('Kidney'), revision: 'revision-2', makesVersion: true, sources: [listed('changes-1')] };
    const saved = done(await panels.save(owner, id, [made.head.tag], reviewed));
    expect([saved.version.number, saved.version.revision]).toEqual([2, 'revision-2']);
    const again = done(await panels.save(owner, id, [saved.head.tag], reviewed));
    expect(again).toEqual(saved);
    const facts = async (inUse: string) => {
      const found = await panels.review(owner, id, () => inUse);
      return [found?.newest.number, found?.base?.number, found?.base?.seqIds, found?.reviews];
    };
    const reviews = ['{"id":"changes-1"}'];
    expect(await facts('revision-1')).toEqual([2, 2, saved.version.seqIds, reviews]);
    expect(await facts('revision-2')).toEqual([2, 1, made.version.seqIds, reviews]);
    expect(await facts('revision-3')).toEqual([2, 2, saved.version.seqIds, reviews]);
    const { items, total } = await panels.listReviews(owner, 1, () => 'revision-2');
    expect([items.map(({ head }) => head.id), total]).toEqual([[id], 2]);
    const all = await panels.listReviews(owner, 10, () => 'revision-1');
    expect(all.items.map(({ head, base }) => [head.id, base?.number])).toEqual([
      [id, 2],
      [plain.head.id, undefined],
    ]);
    expect(await panels.review(other, id, () => 'revision-1')).toBe(undefined);
    expect((await panels.listReviews(other, 10, () => 'revision-1')).total).toBe(0);
  });

  it('a deleted panel leaves its id and date, and others read its name and hash only if the owner allows it', async () => {
    const { head } = done(await panels.create(owner, draft('Kidney')));
    const facts = { panelId: head.id, version: 'V_7K', number: 1 };
    const hash = await panelHash('V_7K', ['2-1', '10000-28']);
    const own = { ...facts, deleted: null, name: 'Kidney', hash, isNamed: false, isOwn: true };
    expect([await panels.tombstone(owner, head.id), await panels.tombstone(other, head.id)]).toEqual([own, undefined]);
    done(await panels.remove(owner, head.id, '*'));
    const deleted = begin.toISOString();
    expect(await panels.tombstone(owner, head.id)).toEqual({ ...own, deleted });
    const plain = { ...facts, deleted, name: '', hash: '', isNamed: false, isOwn: false };
    expect(await panels.tombstone(other, head.id)).toEqual(plain);
    expect(await panels.nameTombstone(other, head.id, true)).toBe(undefined);
    expect(await panels.nameTombstone(owner, head.id, true)).toEqual({ ...own, deleted, isNamed: true });
    expect(await panels.tombstone(other, head.id)).toEqual({ ...plain, name: 'Kidney', hash, isNamed: true });
    await panels.nameTombstone(owner, head.id, false);
    expect(await panels.tombstone(other, head.id)).toEqual(plain);
    expect(await panels.tombstone(other, 'no-such-panel')).toBe(undefined);
  });

  it('what the owner allowed before the deletion counts after it, and a tombstone outlasts the content', async () => {
    const { head } = done(await panels.create(owner, draft('Liver')));
    await panels.nameTombstone(owner, head.id, true);
    expect(await panels.tombstone(other, head.id)).toBe(undefined);
    done(await panels.save(owner, head.id, '*', draft('Liver, renamed')));
    done(await panels.remove(owner, head.id, '*'));
    later(panelLimits.deletedMs + day);
    await panels.forget();
    expect(await panels.tombstone(other, head.id)).toMatchObject({ name: 'Liver, renamed', number: 2, isNamed: true });
    expect(await panels.tombstone(owner, head.id)).toMatchObject({ deleted: begin.toISOString(), isOwn: true });
  });

  it('a restored panel has no tombstone for others', async () => {
    const { head } = done(await panels.create(owner, draft('Heart')));
    const tag = done(await panels.remove(owner, head.id, '*'));
    done(await panels.save(owner, head.id, [tag], draft('Heart')));
    expect(await panels.tombstone(other, head.id)).toBe(undefined);
    expect((await panels.tombstone(owner, head.id))?.deleted).toBe(null);
  });
}
