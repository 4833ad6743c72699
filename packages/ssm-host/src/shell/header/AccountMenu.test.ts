import { expect, test } from 'vitest';
import { initialsOf } from './AccountMenu.tsx';

test.each([
  ['ssm-verified@example.org', 'SV'],
  ['anna.maria.weiß@example.org', 'AM'],
  ['ελένη@example.org', 'Ε'],
  ['2nd.reader@example.org', '2R'],
  ['-@example.org', ''],
  ['', ''],
])('%j has the initials %j', (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
