import { type Role, readMenuView, readViewList, roleOf } from 'ssm-core';
import { en } from 'ssm-react';
import { expect, test } from 'vitest';
import { addressNotices } from './linkParts.ts';

const visitor = { strings: en, locale: 'en', isSignedIn: false };

function noticesOf(search: string): readonly string[] {
  return addressNotices(readMenuView(new URLSearchParams(search)).problems, visitor);
}

test('a link needs no notice if every part of it can be read', () => {
  expect(noticesOf('?version=V_11K&search=IL6&page=2&code=abc&utm_source=letter')).toEqual([]);
});

test('all unknown parameters share one sentence, and each unusable value has a sentence of its own', () => {
  expect(noticesOf('?colour=blue&page=0&size=26&shape=round')).toEqual([
    'The link has a part that is not known here and was left out: colour, shape',
    'The link has a value that cannot be used and was left out: page=0',
    'The link has a value that cannot be used and was left out: size=26',
  ]);
});

test('only the first five unknown parameters are named', () => {
  expect(noticesOf('?a=1&b=1&c=1&d=1&e=1&f=1&g=1')).toEqual([
    'The link has a part that is not known here and was left out: a, b, c, d, e, …',
  ]);
});

test('long values are truncated without splitting a surrogate pair', () => {
  expect(noticesOf(`?page=${'x'.repeat(59)}${encodeURIComponent('🧬🧬')}`)).toEqual([
    `The link has a value that cannot be used and was left out: page=${'x'.repeat(59)}\uFFFD…`,
  ]);
});

test('S6-01: a forbidden or unknown list is reported as omitted', () => {
  const address = new URLSearchParams('?list=kept-abcdefghijklmn&page=0');
  const noticesOfList = (role: Role): readonly string[] =>
    addressNotices(readMenuView(address, role, readViewList).problems, visitor);
  expect([roleOf([]), roleOf(['SSM-Registered'])].map(noticesOfList)).toEqual([
    [
      'The link lists some reagents alone. Lists are for signed-in people with access to them, so every reagent is shown.',
      'The link has a value that cannot be used and was left out: page=0',
    ],
    [
      'The link lists more reagents than it can hold, and this browser does not know them, so every reagent is shown.',
      'The link has a value that cannot be used and was left out: page=0',
    ],
  ]);
});

test('filters that a visitor may not use are named, with their effect on the rows', () => {
  const filters = encodeURIComponent('targetName*=IL6&loDb>x&v11Only=true&fullName*=kin&bufferMS=true');
  const { problems } = readMenuView(new URLSearchParams(`?filters=${filters}`), roleOf([]));
  const more = 'They were left out, so more reagents are shown than the link asks for.';
  const others = [
    `The link has filters that cannot be used: loDb>x. ${more}`,
    `The link has filters that this version does not have: 11K Menu New Additions: Yes. ${more}`,
  ];
  const notices = [false, true].map((isSignedIn) => addressNotices(problems, { ...visitor, isSignedIn }));
  expect(notices).toEqual([
    [`The link has filters that need a sign-in: Target Name: IL6, Full Name: kin. ${more}`, ...others],
    [`The link has filters that your account may not use: Target Name: IL6, Full Name: kin. ${more}`, ...others],
  ]);
});
