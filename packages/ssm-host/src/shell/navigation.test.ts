import { roleOf, roles } from 'ssm-core';
import { en } from 'ssm-react';
import { expect, test } from 'vitest';
import { readAppSettings } from '../settings/appSettings.ts';
import { externalItems, navigationOf } from './navigation.ts';

const settings = readAppSettings(
  {
    links: { studies: 'https://studies.example', portal: 'https://portal.example' },
    menuItems: [
      { label: 'For all', url: '/cookie-policy' },
      { label: 'For sites', url: 'https://sites.example', roles: ['Certified-Site', 'SSM-Public'] },
    ],
  },
  'https://menu.example/',
);

test('S3-13, S5-11: an item shows for its roles; without a list for all but public people', () => {
  const labels = roles.map((role) => [
    role.title,
    navigationOf(settings, en.shell, role, '/?page=2').map(({ label }) => label),
  ]);
  const general = ['Menu', 'Portal', 'Studies', 'For all'];
  expect(labels).toEqual([
    ['SSM-Public', ['Menu', 'For sites']],
    ['SSM-Registered', general],
    ['SSM-Verified', general],
    ['Certified-Site', [...general, 'For sites']],
    ['Certified-Site-Customer', general],
  ]);
});

test('Home is led to as it was left, other sites by their address', () => {
  expect(navigationOf(settings, en.shell, roleOf(['Certified-Site']), '/?page=2')).toEqual([
    { label: 'Menu', to: '/?page=2', isExternal: false },
    { label: 'Portal', to: 'https://portal.example', isExternal: true },
    { label: 'Studies', to: 'https://studies.example', isExternal: true },
    { label: 'For all', to: '/cookie-policy', isExternal: false },
    { label: 'For sites', to: 'https://sites.example', isExternal: true },
  ]);
});

test('S9-08: links that are not set are absent', () => {
  expect(externalItems(readAppSettings({}, 'https://menu.example/'), en.shell)).toEqual([]);
});
