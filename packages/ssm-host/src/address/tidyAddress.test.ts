import { describe, expect, test } from 'vitest';
import { createAddress } from './address.ts';
import { mayBeUntidy } from './paths.ts';
import { createHistoryWindow } from './testing/historyWindow.ts';
import { asMeant, tidyAddress } from './tidyAddress.ts';

function meant(address: string, basePath = '/'): string {
  const { pathname, search, hash } = new URL(address, 'https://menu.example');
  return asMeant({ pathname, search, hash }, basePath);
}

describe('the repaired address', () => {
  test.each([
    ['a slash at the end', '/specs/10000-28/', '/specs/10000-28'],
    ['slashes too many', '//menu.example//panel//7//', '/panel/7'],
    ['a full stop of a sentence', '/specs/10000-28.', '/specs/10000-28'],
    ['a bracket of a sentence', '/specs/10000-28).', '/specs/10000-28'],
    ['a slash and a comma', '/specs/10000-28/,', '/specs/10000-28'],
    ['a quotation mark', '/specs/10000-28%E2%80%9D', '/specs/10000-28'],
    ['a page in brackets', '/release-notes)', '/release-notes'],
    ['&amp; of HTML', '/?search=il6&amp;version=V_11K', '/?search=il6&version=V_11K'],
    ['&amp; that was escaped twice, and encoded', '/?a=1&amp;amp;b=2&amp%3Bc=3', '/?a=1&b=2&c=3'],
    ['a full stop after a choice', '/?search=il6&version=V_11K.', '/?search=il6&version=V_11K'],
    ['a bracket after a text', '/?search=il6)', '/?search=il6'],
    ['a slash before the query', '/specs/10000-28/?version=V_11K', '/specs/10000-28?version=V_11K'],
  ])('omits %s', (_, given, wanted) => {
    const url = new URL(given, 'https://menu.example');
    expect([mayBeUntidy(url, '/'), meant(given)]).toEqual([true, wanted]);
  });

  test.each([
    '/',
    '/?search=p.&sort=seqId',
    '/?search=p.',
    '/?search=IL-2%20(human)',
    '/?search=(a',
    '/?search=a%26amp%3Bb',
    '/file-downloads/Templates%20(new)',
    '/specs/%',
    '/specs/a%2F',
    '/specs/10000-28?version=V_11K#a.',
  ])('equals %s, which needs no repair', (address) => {
    expect(meant(address)).toBe(address);
  });

  test.each([
    ['/', '/'],
    ['/menu/', '/menu/'],
    ['/specs/10000-28', '/'],
    ['/?filters=loDb%3E100&version=V_11K', '/'],
    ['/?search=', '/'],
  ])('equals %s below %s without loading the repair code', (address, basePath) => {
    expect(mayBeUntidy(new URL(address, 'https://menu.example'), basePath)).toBe(false);
  });

  test('R36: is repaired only below the base path', () => {
    expect([
      meant('/menu/specs/10000-28/', '/menu/'),
      meant('/menu/', '/menu/'),
      meant('/menu', '/menu/'),
      meant('/other/', '/menu/'),
    ]).toEqual(['/menu/specs/10000-28', '/menu/', '/menu/', '/other/']);
  });

  test('replaces the history entry, but an address that ends a sign-in is left unchanged', () => {
    const places = ['/panel/7/', '/?code=a&state=b.'].map((url) => {
      const window = createHistoryWindow(url);
      const address = createAddress(window);
      tidyAddress(address, '/');
      const { pathname, search } = address.getLocation();
      return pathname + search;
    });
    expect(places).toEqual(['/panel/7', '/?code=a&state=b.']);
  });
});
