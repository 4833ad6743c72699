import { columnsOfVersion } from 'ssm-core/engine';
import { expect, test } from 'vitest';
import { sheetGroups } from './sheetGroups.ts';

test.each(['V_7K', 'V_11K'] as const)(
  'the groups contain every column of %s once, except the columns of gene sets',
  (version) => {
    const grouped = sheetGroups(version).flatMap(({ keys }) => keys);
    const columns = columnsOfVersion(version).map(({ key }) => key);
    expect([...grouped, 'diseases', 'pathways'].toSorted()).toEqual(columns.toSorted());
  },
);
