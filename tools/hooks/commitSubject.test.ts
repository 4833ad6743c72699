import { expect, test } from 'vitest';
import { faultOfSubject } from './commitSubject.mjs';

test.each([
  ['builder: keep the other list’s storage error', undefined],
  ['core, react: read panels once', undefined],
  ['tools: embed the served page', undefined],
  ['filters: focus the first field', undefined],
  ['builder: address the panel by its id', undefined],
  ["Merge branch 'main' into panels", undefined],
  ['Keep the error', 'is not “area: imperative”, such as “builder: keep the other list’s storage error”'],
  ['builder: Keep the error', 'is not “area: imperative”, such as “builder: keep the other list’s storage error”'],
  ['builder: keeps the error', 'begins with “keeps”, which is no imperative'],
  ['builder: fixed the error', 'begins with “fixed”, which is no imperative'],
  ['builder: adding a list', 'begins with “adding”, which is no imperative'],
  [`builder: ${'keep '.repeat(20)}`, 'has 109 characters, more than 72'],
])('judges the subject of a commit: %s', (subject, fault) => {
  expect(faultOfSubject(subject)).toBe(fault);
});
