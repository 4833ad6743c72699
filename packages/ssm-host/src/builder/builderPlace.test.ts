import { assayVersions, roles } from 'ssm-core';
import { expect, test } from 'vitest';
import { builderPlace, shownVersion, versionOf } from './builderPlace.ts';

test('S2-28: each role has its own builder path for either version', () => {
  expect(roles.map((role) => assayVersions.map((version) => builderPlace(version, role)))).toEqual([
    ['/7k-panel-builder', '/11k-panel-builder'],
    ['/7k-panel-builder', '/11k-panel-builder'],
    ['/7k-panel-builder', '/11k-panel-builder'],
    ['/set-builder?version=V_7K', '/set-builder?version=V_11K'],
    ['/set-builder?version=V_7K', '/set-builder?version=V_11K'],
  ]);
});

test('an unknown version is the default', () => {
  expect(['', '?version=V_11K', '?version=V_9K'].map(versionOf)).toEqual(['V_7K', 'V_11K', 'V_7K']);
});

test('the link leads to the version in view', () => {
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
