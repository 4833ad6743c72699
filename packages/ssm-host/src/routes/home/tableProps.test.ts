import { roles } from 'ssm-core';
import { expect, test } from 'vitest';
import { tableAccess } from './tableProps.ts';

test('S6-01, S9-04: SSM-Public cannot select, and the table is 54vh high for SSM-Verified and 50vh high for other roles', () => {
  expect(roles.map((role) => [role.title, tableAccess(role)])).toEqual([
    ['SSM-Public', { allowsSelection: false, height: '50vh' }],
    ['SSM-Registered', { allowsSelection: true, height: '50vh' }],
    ['SSM-Verified', { allowsSelection: true, height: '54vh' }],
    ['Certified-Site', { allowsSelection: true, height: '50vh' }],
    ['Certified-Site-Customer', { allowsSelection: true, height: '50vh' }],
  ]);
});
