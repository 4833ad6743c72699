import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMenuView, writeMenuView } from '../menu/address/menu.url.ts';
import {
  type CollectionsView,
  collectionMenuView,
  readCollectionsView,
  writeCollectionsView,
} from './collections.view.ts';

const views: fc.Arbitrary<CollectionsView> = fc.record({
  version: fc.constantFrom('V_7K' as const, 'V_11K' as const),
  search: fc.string({ unit: 'grapheme' }),
  open: fc.option(fc.string({ unit: 'grapheme', minLength: 1 })),
  page: fc.integer({ min: 1, max: 999_999 }),
});

test('any collections view survives a round trip through a URL', () => {
  fc.assert(
    fc.property(views, (view) => {
      const address = writeCollectionsView(view).toString();
      expect(readCollectionsView(new URLSearchParams(address), 'V_7K')).toEqual(view);
    }),
  );
});

test.each(['', 'version=V_9K&page=0&open=', 'page=-1', 'page=1e9', 'page=two'])(
  '“%s” is the default view',
  (address) => {
    expect(readCollectionsView(new URLSearchParams(address), 'V_11K')).toEqual({
      version: 'V_11K',
      search: '',
      open: null,
      page: 1,
    });
  },
);

test('the menu of a collection is filtered by the param of the collection, also after a round trip through a URL', () => {
  const view = collectionMenuView({ category: 'goBioProcess', param: 'response, to & hypoxia' }, 'V_11K');
  expect(view.filters).toEqual([{ key: 'goBioProcess', operator: '=', values: ['response, to & hypoxia'] }]);
  expect(readMenuView(writeMenuView(view))).toEqual({ view, problems: [] });
});
