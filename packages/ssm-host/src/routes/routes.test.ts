import { readFile } from 'node:fs/promises';
import { type Person, personOf, roleOf, roles } from 'ssm-core';
import { en } from 'ssm-react';
import { describe, expect, test } from 'vitest';
import { type AppRoutes, verdictOf } from './route.ts';
import { routes } from './routes.ts';

const all: AppRoutes = routes;
const somebody = (title: string): Person => personOf({ sub: title, roles: [title] }, '') as Person;

const outcomes = { enter: 'enters', signIn: 'signs in', refuse: 'refused' } as const;

async function documented(): Promise<readonly string[]> {
  const text = await readFile(new URL('../../../../docs/product-spec.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split('## Who may go where');
  return section.match(/^\| `.+$/gm) ?? [];
}

describe('the locations', () => {
  test('each role can enter the pages that the documentation lists', async () => {
    const people = [null, ...roles.map(({ title }) => somebody(title))];
    const rows = Object.values(all).map(({ path, access }) => {
      const cells: string[] = people.map((person) => outcomes[verdictOf(access, person, person?.role ?? roleOf([]))]);
      // The page /login starts the sign-in itself.
      if (path === '/login') cells[0] = 'signs in';
      return `| \`${path.replace(/:(\w+)/, '{$1}')}\` | ${cells.join(' | ')} |`;
    });
    expect(rows.toSorted()).toEqual([...(await documented())].toSorted());
  });

  test('S2-17: a visitor must sign in, and a user without the required role is refused', () => {
    const person = somebody('SSM-Registered');
    expect([verdictOf('sets', null, person.role), verdictOf('sets', person, person.role)]).toEqual([
      'signIn',
      'refuse',
    ]);
  });

  test('S2-14: each page except Home has a title, with the word Set for certified roles', () => {
    const titles = (group: 'Panel' | 'Set') =>
      Object.fromEntries(Object.values(all).map(({ path, meta }) => [path, meta.title?.(en.shell.pages, group, {})]));
    expect([titles('Panel'), titles('Set')['/my-panels'], titles('Set')['/7k-panel-builder']]).toEqual([
      {
        '/': undefined,
        '/login': 'Login',
        '/about': 'About',
        '/cookie-policy': 'Cookie Policy',
        '/my-panels': 'My Panels',
        '/my-sets': 'My Sets',
        '/7k-panel-builder': '7K Panel Builder',
        '/11k-panel-builder': '11K Panel Builder',
        '/set-builder': 'Set Builder',
        '/panel/:panelId': 'View Panel',
        '/set/:panelId': 'View Set',
        '/compare': 'Compare Lists',
        '/move': 'Move a List',
        '/enrichment': 'Enrichment',
        '/plan': 'Plan a Panel',
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
