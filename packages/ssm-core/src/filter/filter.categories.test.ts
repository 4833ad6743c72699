import { describe, expect, test } from 'vitest';
import type { FilterKey } from '../api/types.ts';
import { allowsFilter, roleOf } from '../roles/roles.ts';
import { type CategoryChoice, offeredCategories } from './filter.categories.ts';
import { filterDefinitions } from './filter.keys.ts';

const registered = roleOf(['SSM-Registered']);
const visitor = roleOf([]);

function keysOf(choice: CategoryChoice): readonly FilterKey[] {
  return offeredCategories(choice).flatMap(({ keys }) => keys);
}

const ofBoth = filterDefinitions.filter((filter) => !filter.isHidden && filter.versions === undefined);

describe('the categories', () => {
  test('are grouped, and the groups of 11K have no filters on mouse plasma', () => {
    expect(offeredCategories({ version: 'V_11K', role: registered })).toEqual([
      { group: 'menu', keys: ['v11Only', 'fixedPanels'] },
      { group: 'identifiers', keys: ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName'] },
      { group: 'assay', keys: ['dilGroup', 'loDb'] },
      { group: 'evidence', keys: ['bufferMS', 'pubs', 'charInfo'] },
      { group: 'plasma', keys: ['sigNoisePlasma', 'totalCvPlasma', 'corrPlasma', 'fStatPlasma', 'medNormPlasma'] },
      { group: 'serum', keys: ['sigNoiseSerum', 'totalCvSerum', 'corrSerum', 'fStatSerum', 'medNormSerum'] },
      { group: 'annotations', keys: ['goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh'] },
    ]);
  });

  test('S6-05 include the 11K additions only for 11K, and the mouse only for 7K', () => {
    const common = ofBoth.map(({ key }) => key).toSorted();
    expect(keysOf({ version: 'V_11K', role: registered }).toSorted()).toEqual([...common, 'v11Only'].toSorted());
    expect(keysOf({ version: 'V_7K', role: registered }).toSorted()).toEqual(
      [...common, 'mousePlasmaBin', 'mousePlasmaFstat'].toSorted(),
    );
  });

  test('S6-04 depend on the role, without empty groups', () => {
    const offered = offeredCategories({ version: 'V_11K', role: visitor });
    expect(offered.map(({ group }) => group)).toEqual(['menu', 'assay', 'evidence', 'plasma', 'serum', 'annotations']);
    expect(offered.flatMap(({ keys }) => keys)).toEqual(
      keysOf({ version: 'V_11K', role: registered }).filter((key) => allowsFilter(visitor, key)),
    );
  });

  test('are the categories with values in the catalogue, once the catalogue is loaded', () => {
    const filters = [
      { key: 'loDb', known: 3 },
      { key: 'mesh', known: 0 },
      { key: 'fullName', known: 9 },
      { key: 'apparentKd', known: 5 },
    ] as const;
    expect(offeredCategories({ version: 'V_11K', role: registered, filters })).toEqual([
      { group: 'identifiers', keys: ['fullName'] },
      { group: 'assay', keys: ['loDb'] },
    ]);
    expect(offeredCategories({ version: 'V_11K', role: visitor, filters })).toEqual([
      { group: 'assay', keys: ['loDb'] },
    ]);
  });

  test('S3-06 include the category that the row already has, which may come from a URL or a collection', () => {
    const hidden = filterDefinitions.filter((filter) => filter.isHidden).map(({ key }) => key);
    const choice = { version: 'V_11K', role: visitor, filters: [{ key: 'loDb', known: 3 }] } as const;
    expect(hidden.map((chosen) => keysOf({ ...choice, chosen }))).toEqual([
      ['loDb', 'apparentKd'],
      ['loDb', 'disgenet'],
      ['loDb', 'diseases'],
      ['loDb', 'pathways'],
    ]);
    expect(keysOf({ ...choice, chosen: null })).toEqual(['loDb']);
  });

  test('S3-06 put each filter in exactly one group', () => {
    const listed = filterDefinitions.flatMap(({ key }) =>
      offeredCategories({ version: 'V_11K', role: registered, filters: [], chosen: key }).flatMap(({ keys }) => keys),
    );
    expect(listed).toEqual(filterDefinitions.map(({ key }) => key));
  });
});
