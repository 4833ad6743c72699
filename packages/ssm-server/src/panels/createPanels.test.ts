import { describe, expect, it } from 'vitest';
import { createPanels } from './createPanels.ts';
import { memoryTables } from './memoryTables.ts';
import { done, draft, panelsBehave, refused, storedBytes } from './testing/panelsBehave.ts';

const owner = 'auth0|1';

describe('panels in memory', () => {
  panelsBehave(async (clock) => createPanels(memoryTables(), { now: () => clock.now, storedBytes }));

  it('have at most 1,000 versions, and then accept only a save that changes nothing', async () => {
    const panels = createPanels(memoryTables());
    const { head } = done(await panels.create(owner, draft('Full')));
    const numbered = (number: number) => draft('Full', { description: String(number) });
    for (let number = 2; number <= 1000; number += 1) done(await panels.save(owner, head.id, '*', numbered(number)));
    expect(refused(await panels.save(owner, head.id, '*', numbered(1001)))).toEqual({ reason: 'tooManyVersions' });
    expect(done(await panels.save(owner, head.id, '*', numbered(1000))).version.number).toEqual(1000);
    const tag = done(await panels.remove(owner, head.id, '*'));
    expect(refused(await panels.save(owner, head.id, [tag], numbered(1001)))).toEqual({ reason: 'tooManyVersions' });
    expect(done(await panels.save(owner, head.id, [tag], numbered(1000))).version.number).toEqual(1000);
  });
});
