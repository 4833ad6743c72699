import { describe, expect, test } from 'vitest';
import { filterDefinitions } from '../filter/filter.keys.ts';
import { allowsFilter, roleOf, roles } from './roles.ts';

describe('the role table', () => {
  test('S4-04 says what each role may do, and orders the roles by precedence', () => {
    const may = { isPublic: false, allowsGeneralRoutes: true, allowsSelection: true } as const;
    const panels = { ...may, isCertified: false, allowsSetRoutes: false, group: 'Panel' } as const;
    const sets = { ...may, isCertified: true, allowsSetRoutes: true, group: 'Set' } as const;
    expect(roles).toEqual([
      {
        title: 'SSM-Public',
        isPublic: true,
        isCertified: false,
        allowsGeneralRoutes: false,
        allowsSetRoutes: false,
        allowsSelection: false,
        group: 'Panel',
      },
      { title: 'SSM-Registered', ...panels },
      { title: 'SSM-Verified', ...panels },
      { title: 'Certified-Site', ...sets },
      { title: 'Certified-Site-Customer', ...sets },
    ]);
  });
});

describe('the role of a person', () => {
  test('S4-04 is the last row of the table that names a role of the person, in whatever order the claim lists the roles', () => {
    const titles = [
      ['SSM-Registered'],
      ['SSM-Verified', 'SSM-Registered'],
      ['Certified-Site', 'SSM-Public', 'SSM-Verified'],
      ['Certified-Site-Customer', 'Certified-Site'],
      ['SSM-Public', 'administrator'],
    ];
    expect(titles.map((held) => roleOf(held).title)).toEqual([
      'SSM-Registered',
      'SSM-Verified',
      'Certified-Site',
      'Certified-Site-Customer',
      'SSM-Public',
    ]);
  });

  test('is SSM-Public if no role is known', () => {
    const titles = [[], ['administrator'], ['ssm-registered'], ['']];
    expect(titles.map((held) => roleOf(held).title)).toEqual(titles.map(() => 'SSM-Public'));
  });
});

describe('filters by role', () => {
  const allKeys = filterDefinitions.map(({ key }) => key);
  const closedToPublic = ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName', 'fixedPanels'];

  test('S6-04 six filters are closed to SSM-Public, and none to any other role', () => {
    expect(
      roles.map((role) => ({ title: role.title, refused: allKeys.filter((key) => !allowsFilter(role, key)) })),
    ).toEqual([
      { title: 'SSM-Public', refused: closedToPublic },
      { title: 'SSM-Registered', refused: [] },
      { title: 'SSM-Verified', refused: [] },
      { title: 'Certified-Site', refused: [] },
      { title: 'Certified-Site-Customer', refused: [] },
    ]);
  });
});
