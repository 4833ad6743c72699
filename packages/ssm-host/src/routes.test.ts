import { type Person, personOf, roleOf } from 'ssm-core';
import { en } from 'ssm-react';
import { describe, expect, test } from 'vitest';
import { verdictOf } from './access.ts';
import { type AppRoutes, routes } from './routes.ts';

const all: AppRoutes = routes;
const somebody = (title: string): Person => personOf({ sub: title, roles: [title] }, '') as Person;

function enteredBy(person: Person | null): readonly string[] {
  const role = person?.role ?? roleOf([]);
  return Object.values(all).flatMap(({ path, access }) => (verdictOf(access, person, role) === 'enter' ? [path] : []));
}

const everyones = ['/', '/login', '/cookie-policy'];
const signedIn = [
  '/7k-panel-builder',
  '/11k-panel-builder',
  '/panel/:panelId',
  '/specs/:seqId',
  '/curated-protein-collections',
  '/curated-protein-collections/:categoryId',
  '/file-downloads',
  '/file-downloads/:categoryId',
  '/release-notes',
];
const sets = ['/my-sets', '/set-builder', '/set/:panelId'];

describe('S2-02, S2-03, S2-04, S2-05, S2-06, S2-07, S2-08, S2-09, S2-10, S2-12, S6-02, S6-03: the locations', () => {
  test.each<[who: string, person: Person | null, entered: readonly string[]]>([
    ['a visitor', null, everyones],
    ['SSM-Public', somebody('SSM-Public'), [...everyones, ...signedIn]],
    ['SSM-Registered', somebody('SSM-Registered'), [...everyones, '/my-panels', ...signedIn]],
    ['SSM-Verified', somebody('SSM-Verified'), [...everyones, '/my-panels', ...signedIn]],
    ['Certified-Site', somebody('Certified-Site'), [...everyones, '/my-panels', ...signedIn, ...sets]],
    [
      'Certified-Site-Customer',
      somebody('Certified-Site-Customer'),
      [...everyones, '/my-panels', ...signedIn, ...sets],
    ],
  ])('%s enters its own', (_, person, entered) => {
    expect(enteredBy(person).toSorted()).toEqual([...entered].toSorted());
  });

  test('S2-17: a visitor is asked to sign in, a person without the role is refused', () => {
    const person = somebody('SSM-Registered');
    expect([verdictOf('sets', null, person.role), verdictOf('sets', person, person.role)]).toEqual([
      'signIn',
      'refuse',
    ]);
  });

  test('S2-14: each has a title but Home; certified people read Set', () => {
    const titles = (group: 'Panel' | 'Set') =>
      Object.fromEntries(Object.values(all).map(({ path, meta }) => [path, meta.title?.(en.shell.pages, group)]));
    expect([titles('Panel'), titles('Set')['/my-panels'], titles('Set')['/7k-panel-builder']]).toEqual([
      {
        '/': undefined,
        '/login': 'Login',
        '/cookie-policy': 'Cookie Policy',
        '/my-panels': 'My Panels',
        '/my-sets': 'My Sets',
        '/7k-panel-builder': '7K Panel Builder',
        '/11k-panel-builder': '11K Panel Builder',
        '/set-builder': 'Set Builder',
        '/panel/:panelId': 'View Panel',
        '/set/:panelId': 'View Set',
        '/specs/:seqId': 'Spec Sheet',
        '/curated-protein-collections': 'Curated Protein Collections',
        '/curated-protein-collections/:categoryId': 'Curated Protein Collections',
        '/file-downloads': 'File Downloads',
        '/file-downloads/:categoryId': 'File Downloads',
        '/release-notes': 'Release Notes',
      },
      'My Sets',
      '7K Set Builder',
    ]);
  });
});
