import { assayVersions, roleOf, roles } from 'ssm-core';
import { expect, test } from 'vitest';
import { lastPart } from '../address/paths.ts';
import { builderPlace, numberOf, panelPlace, panelsPlace, shownVersion, versionOf } from './places.ts';

test('S2-28: each role has a builder at an address of its own for each version', () => {
  expect(roles.map((role) => assayVersions.map((version) => builderPlace(version, role)))).toEqual([
    ['/7k-panel-builder', '/11k-panel-builder'],
    ['/7k-panel-builder', '/11k-panel-builder'],
    ['/7k-panel-builder', '/11k-panel-builder'],
    ['/set-builder?version=V_7K', '/set-builder?version=V_11K'],
    ['/set-builder?version=V_7K', '/set-builder?version=V_11K'],
  ]);
});

test('an unknown version counts as the default', () => {
  expect(['', '?version=V_11K', '?version=V_9K'].map(versionOf)).toEqual(['V_7K', 'V_11K', 'V_7K']);
});

test('the link to the builder leads to the version in view', () => {
  const home = '/?search=a&version=V_11K';
  expect([
    shownVersion({ path: '/', search: '?search=a&version=V_11K' }, home),
    shownVersion({ path: '/cookie-policy', search: '?version=V_7K' }, home),
    shownVersion({ path: '/7k-panel-builder', search: '' }, home),
    shownVersion({ path: '/11k-panel-builder', search: '' }, '/'),
    shownVersion({ path: '/set-builder', search: '?version=V_11K' }, '/'),
    shownVersion({ path: '/set-builder', search: '' }, home),
  ]).toEqual(['V_11K', 'V_11K', 'V_7K', 'V_11K', 'V_11K', 'V_7K']);
});

test('S2-07, S2-08: panels and sets have different addresses', () => {
  const [panel, set] = [roleOf(['SSM-Verified']), roleOf(['Certified-Site'])];
  expect([panelPlace('a-1', panel), panelPlace('a/1', set), panelsPlace(panel), panelsPlace(set)]).toEqual([
    '/panel/a-1',
    '/set/a%2F1',
    '/my-panels',
    '/my-sets',
  ]);
});

test('a version number that cannot be read means the newest version, and a malformed path stays as typed', () => {
  expect(['', '?number=3', '?number=0', '?number=1e3', '?number=x'].map(numberOf)).toEqual([
    undefined,
    3,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['/panel/a%2F1', '/panel/%', '/'].map(lastPart)).toEqual(['a/1', '%', '']);
});
