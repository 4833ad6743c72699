import { describe, expect, test } from 'vitest';
import { createLoadingRegistry } from './loading.ts';

describe('global loading', () => {
  test('S4-07 is on while any fetch is registered, and off when none is left', () => {
    const registry = createLoadingRegistry();
    const seen = [registry.isLoading()];
    const endTable = registry.begin('table');
    const endCatalogue = registry.begin('catalogue');
    seen.push(registry.isLoading());
    endTable();
    seen.push(registry.isLoading());
    endCatalogue();
    seen.push(registry.isLoading());
    expect(seen).toEqual([false, true, true, false]);
  });

  test('counts fetches of the same name separately, and ignores a second end of a fetch', () => {
    const registry = createLoadingRegistry();
    const endFirst = registry.begin('table');
    registry.begin('table');
    endFirst();
    endFirst();
    expect(registry.isLoading()).toEqual(true);
  });

  test('notifies subscribed listeners when loading starts or ends, but not of each fetch', () => {
    const registry = createLoadingRegistry();
    const heard: string[] = [];
    const hear = (name: string) => () => heard.push(`${name} ${registry.isLoading() ? 'on' : 'off'}`);
    const unsubscribe = registry.subscribe(hear('first'));
    registry.subscribe(hear('second'));
    const ends = [registry.begin('table'), registry.begin('catalogue')];
    for (const end of ends) end();
    unsubscribe();
    registry.begin('table');
    expect(heard).toEqual(['first on', 'second on', 'first off', 'second off', 'second on']);
  });

  test('is separate for two registries', () => {
    const busy = createLoadingRegistry();
    busy.begin('table');
    expect([busy.isLoading(), createLoadingRegistry().isLoading()]).toEqual([true, false]);
  });
});
