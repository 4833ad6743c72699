import { describe, expect, test } from 'vitest';
import type { Place } from '../address/AddressContext.ts';
import { homeOf, type KeptView, withView } from './keptViews.ts';

function view(path: string, search = ''): KeptView {
  const place: Place = { path, pathname: path, search, hash: '', state: null, key: path };
  return { route: { path, access: 'everyone', meta: {} }, place };
}

function after(...paths: readonly string[]): readonly string[] {
  return paths
    .reduce<readonly KeptView[]>((kept, path) => withView(kept, view(path)), [])
    .map(({ place }) => place.path);
}

describe('the retained pages', () => {
  test('S2-20: are at most five, and Home is always among them', () => {
    expect([
      after('/'),
      after('/', '/a', '/'),
      after('/', '/a', '/b', '/c', '/d'),
      after('/', '/a', '/b', '/c', '/d', '/e', '/f'),
      after('/a', '/b', '/c', '/d', '/e', '/f'),
    ]).toEqual([
      ['/'],
      ['/a', '/'],
      ['/', '/a', '/b', '/c', '/d'],
      ['/', '/c', '/d', '/e', '/f'],
      ['/b', '/c', '/d', '/e', '/f'],
    ]);
  });

  test('are one per path, with the latest query of the path', () => {
    const kept = withView(withView([view('/')], view('/a', '?page=1')), view('/a', '?page=2'));
    expect(kept.map(({ place }) => place.path + place.search)).toEqual(['/', '/a?page=2']);
  });

  test('keep the latest address of Home', () => {
    expect([
      homeOf([], view('/').place, () => ''),
      homeOf([view('/a')], view('/a').place, () => '?version=V_11K'),
      homeOf([view('/', '?search=il6'), view('/a')], view('/a').place, () => '?version=V_11K'),
      homeOf([view('/')], view('/').place, () => '?version=V_11K'),
    ]).toEqual(['/', '/?version=V_11K', '/?search=il6', '/']);
  });

  test('give the link to Home the address that the address bar shows while Home is shown', () => {
    const views = [view('/a'), view('/', '?search=il6')];
    expect(homeOf(views, view('/', '?search=il').place, () => '')).toEqual('/?search=il');
  });
});
