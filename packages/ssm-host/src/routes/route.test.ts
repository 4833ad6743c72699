import { expect, test } from 'vitest';
import { type AppRoutes, matchRoute } from './route.ts';

const routes: AppRoutes = {
  home: { path: '/', access: 'everyone', meta: {}, Component: () => null },
  notes: { path: '/notes', access: 'everyone', meta: {}, Component: () => null },
  note: { path: '/notes/:id', access: 'everyone', meta: {}, Component: () => null },
};

function matchOf(path: string) {
  const match = matchRoute(routes, path);
  return match && [match.route.path, match.params];
}

test('a path leads to the first route that matches it completely, and its parts are decoded', () => {
  expect([
    matchOf('/'),
    matchOf('/notes'),
    matchOf('/notes/'),
    matchOf('/notes/a%20b'),
    matchOf('/notes/100%'),
  ]).toEqual([
    ['/', {}],
    ['/notes', {}],
    ['/notes', {}],
    ['/notes/:id', { id: 'a b' }],
    ['/notes/:id', { id: '100%' }],
  ]);
});

test('S2-13: a path that matches no route leads to no page', () => {
  expect([matchOf('/no'), matchOf('/notes/1/2'), matchOf('/notess')]).toEqual([null, null, null]);
});
