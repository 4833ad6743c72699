import { roleOf, roles } from 'ssm-core';
import { en } from 'ssm-react';
import { expect, test } from 'vitest';
import type { AppRoute, AppRoutes } from '../../routes/route.ts';
import { routes as ofApplication } from '../../routes/routes.ts';
import { readAppSettings } from '../../settings/appSettings.ts';
import { externalItems, menuItemsOf, navigationOf } from './navigation.ts';

const page = (path: string, title: string, meta: AppRoute['meta']): AppRoute => ({
  path,
  access: 'signedIn',
  meta: { title: (_, group) => title.replace('Panel', group), ...meta },
  Component: () => null,
});

const below = { parent: 'home' };
const ofPanels = { ...below, group: 'Panel' } as const;
const ofSets = { ...below, group: 'Set' } as const;

const routes: AppRoutes = {
  sevenKBuilder: page('/7k-panel-builder', '7K Panel Builder', ofPanels),
  elevenKBuilder: page('/11k-panel-builder', '11K Panel Builder', ofPanels),
  setBuilder: page('/set-builder', 'Set Builder', ofSets),
  mySets: page('/my-sets', 'My Sets', ofSets),
  collections: page('/curated-protein-collections', 'Curated Protein Collections', below),
  collection: page('/curated-protein-collections/:categoryId', 'Disease States', { parent: 'collections' }),
  login: page('/login', 'Login', {}),
  releaseNotes: { path: '/release-notes', access: 'signedIn', meta: { ...below, title: () => 'Release Notes' } },
};

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

test('S3-13, S5-11: an item is shown to the roles that it lists, and an item without roles to all roles but SSM-Public', () => {
  const labels = roles.map((role) => [
    role.title,
    navigationOf({ routes, settings, strings: en.shell, role, home: '/?page=2' }).map(({ label }) => label),
  ]);
  const builders = ['7K Panel Builder', '11K Panel Builder'];
  const sets = ['Set Builder', 'My Sets'];
  const links = ['Curated Protein Collections', 'Portal', 'Studies', 'For all'];
  expect(labels).toEqual([
    ['SSM-Public', ['Menu', 'For sites']],
    ['SSM-Registered', ['Menu', ...builders, ...links]],
    ['SSM-Verified', ['Menu', ...builders, ...links]],
    ['Certified-Site', ['Menu', ...sets, ...links, 'For sites']],
    ['Certified-Site-Customer', ['Menu', ...sets, ...links]],
  ]);
});

test('the navigation has the right pages for each role', () => {
  const namesFor = (title: string) =>
    navigationOf({
      routes: ofApplication,
      settings: readAppSettings({}, ''),
      strings: en.shell,
      role: roleOf([title]),
      home: '/',
    }).map(({ label }) => label);
  const forAll = ['Curated Protein Collections', 'File Downloads', 'Release Notes'];
  expect([namesFor('SSM-Public'), namesFor('SSM-Registered'), namesFor('Certified-Site')]).toEqual([
    ['Menu'],
    ['Menu', '7K Panel Builder', '11K Panel Builder', 'My Panels', ...forAll],
    ['Menu', 'Set Builder', 'My Sets', ...forAll],
  ]);
});

test('Home links to its latest address, and every other item links to a fixed address', () => {
  expect(
    navigationOf({ routes, settings, strings: en.shell, role: roleOf(['Certified-Site']), home: '/?page=2' }),
  ).toEqual([
    { label: 'Menu', to: '/?page=2', isExternal: false },
    { label: 'Set Builder', to: '/set-builder', isExternal: false },
    { label: 'My Sets', to: '/my-sets', isExternal: false },
    { label: 'Curated Protein Collections', to: '/curated-protein-collections', isExternal: false },
    { label: 'Portal', to: 'https://portal.example', isExternal: true },
    { label: 'Studies', to: 'https://studies.example', isExternal: true },
    { label: 'For all', to: '/cookie-policy', isExternal: false },
    { label: 'For sites', to: 'https://sites.example', isExternal: true },
  ]);
});

test('S3-13: external links are shown to the same roles as menu items that name no roles', () => {
  const labels = roles.map((role) => externalItems(settings, en.shell, role).map(({ label }) => label));
  expect(labels).toEqual([[], ...Array.from({ length: 4 }, () => ['Portal', 'Studies'])]);
});

test('S9-08: links that the settings leave out are absent', () => {
  const role = roleOf(['SSM-Verified']);
  const read = [{}, { links: 3 }, { links: { portal: '', studies: 7 } }].map((each) =>
    externalItems(readAppSettings(each, 'https://menu.example/'), en.shell, role),
  );
  expect(read).toEqual([[], [], []]);
});

test('S9-08: invalid items of the settings are absent', () => {
  const menuItems = [
    { label: 'Help', url: 'https://help.example', roles: ['SSM-Verified', 'Somebody'] },
    { label: 'News', url: '/news' },
    { label: 'No address' },
    7,
  ];
  expect([menuItemsOf({ menuItems }), menuItemsOf({ menuItems: {} })]).toEqual([
    [
      { label: 'Help', url: 'https://help.example', roles: ['SSM-Verified'] },
      { label: 'News', url: '/news', roles: undefined },
    ],
    [],
  ]);
});
