import { expect, test } from 'vitest';
import { carriesSignIn } from './carriesSignIn.ts';

test.each([
  ['?code=a&state=b', true],
  ['?error=access_denied&state=b', true],
  ['?code=a', true],
  ['?error=access_denied', false],
  ['?state=b', false],
  ['?search=code&filters=state', false],
  ['?error=a&code=b', true],
  ['', false],
])('%s carries the end of a sign-in: %s', (search, isCarried) => {
  expect(carriesSignIn(search)).toBe(isCarried);
});
