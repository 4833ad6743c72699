import { en } from 'ssm-react';
import { expect, test } from 'vitest';
import { arrivalAt } from '../../address/paths.ts';
import { routes } from '../../routes/routes.ts';
import { crumbsOf } from './Breadcrumbs.tsx';

function trail(address: string, state: unknown = null, group: 'Panel' | 'Set' = 'Panel') {
  const { pathname } = new URL(address, 'https://menu.example');
  const names = { pages: en.shell.pages, group, home: '/?version=V_11K' };
  return crumbsOf(routes, { path: pathname, state }, names).map(({ label, to }) =>
    to === null ? label : `${label} (${to})`,
  );
}

test('S2-29: every page below Home shows the way from Home to the page', () => {
  const addresses = [
    '/my-panels',
    '/panel/p1',
    '/7k-panel-builder',
    '/11k-panel-builder',
    '/release-notes',
    '/curated-protein-collections',
    '/curated-protein-collections/diseases',
    '/file-downloads',
    '/file-downloads/menus',
  ];
  const home = 'Menu (/?version=V_11K)';
  expect(addresses.map((address) => trail(address))).toEqual([
    [home, 'My Panels'],
    [home, 'My Panels (/my-panels)', 'View Panel'],
    [home, '7K Panel Builder'],
    [home, '11K Panel Builder'],
    [home, 'Release Notes'],
    [home, 'Curated Protein Collections'],
    [home, 'Curated Protein Collections (/curated-protein-collections)', 'Disease States'],
    [home, 'File Downloads'],
    [home, 'File Downloads (/file-downloads)', 'Category'],
  ]);
});

test('the trail of a page that names itself ends with this name', () => {
  const names = { pages: en.shell.pages, group: 'Panel', home: '/', pageName: 'Kidney' } as const;
  expect(crumbsOf(routes, { path: '/panel/p1', state: null }, names).map(({ label }) => label)).toEqual([
    'Menu',
    'My Panels',
    'Kidney',
  ]);
});

test('S2-29: certified roles see Set', () => {
  expect([
    trail('/set-builder', null, 'Set'),
    trail('/set/p1', null, 'Set'),
    trail('/11k-panel-builder', null, 'Set'),
  ]).toEqual([
    ['Menu (/?version=V_11K)', 'Set Builder'],
    ['Menu (/?version=V_11K)', 'My Sets (/my-sets)', 'View Set'],
    ['Menu (/?version=V_11K)', '11K Set Builder'],
  ]);
});

test('S2-29: the trail of a spec sheet includes the previous page of the user', () => {
  const from = (origin: unknown) => trail('/specs/10000-28', { from: origin });
  const home = 'Menu (/?version=V_11K)';
  expect([
    from('/?search=IL6'),
    from('/11k-panel-builder?sort=loDb'),
    from('/panel/p1'),
    from('/curated-protein-collections/pathways'),
    trail('/specs/10000-28'),
    ...['/specs/2-1', '/nowhere', '//evil.example', 'my-panels', 7].map(from),
  ]).toEqual([
    [home, '10000-28'],
    [home, '11K Panel Builder (/11k-panel-builder?sort=loDb)', '10000-28'],
    [home, 'My Panels (/my-panels)', 'View Panel (/panel/p1)', '10000-28'],
    [
      home,
      'Curated Protein Collections (/curated-protein-collections)',
      'Pathways (/curated-protein-collections/pathways)',
      '10000-28',
    ],
    ...Array.from({ length: 6 }, () => [home, '10000-28']),
  ]);
});

test('Home and the pages beside Home have no trail', () => {
  expect([trail('/?page=2'), trail('/cookie-policy'), trail('/login'), trail('/nowhere')]).toEqual([[], [], [], []]);
});

test('the trail keeps its start from one spec sheet to the next', () => {
  const first = arrivalAt('/specs/1-1', { path: '/my-panels', search: '?sort=name', state: null });
  const second = arrivalAt('/specs/2-2', { path: '/specs/1-1', search: '', state: first });
  const elsewhere = arrivalAt('/release-notes', { path: '/specs/2-2', search: '', state: second });
  expect([first, second, elsewhere]).toEqual([
    { from: '/my-panels?sort=name' },
    { from: '/my-panels?sort=name' },
    { from: '/specs/2-2' },
  ]);
});
