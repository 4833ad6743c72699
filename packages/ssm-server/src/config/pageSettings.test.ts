import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { otherOrigins } from '../settings/declared/otherOrigins.ts';
import { readConfig } from './config.ts';

const pageOf = (env: Readonly<Record<string, string>>) => readConfig(env, '/menu');

describe('the settings of the page', () => {
  it('S2-14 the menu may have a name of at most 80 characters', () => {
    const nameOf = (SSM_MENU_NAME: string) => pageOf({ SSM_MENU_NAME }).page.menuName;
    expect([pageOf({}).page.menuName, nameOf('Protein Menu'), nameOf('a'.repeat(80))]).toEqual([
      undefined,
      'Protein Menu',
      'a'.repeat(80),
    ]);
    expect(() => nameOf('a'.repeat(81))).toThrow(
      'SSM_MENU_NAME has 81 characters. Set it to a text of at most 80 characters, or unset it.',
    );
  });

  it.each([
    ['', undefined, []],
    ['/api/sat', '/api/sat', []],
    ['/api/sat/', '/api/sat', []],
    ['https://assay.example/sat', 'https://assay.example/sat', ['https://assay.example']],
    ['http://assay.example:8080/sat//', 'http://assay.example:8080/sat', ['http://assay.example:8080']],
  ])('S7-01 SSM_API %j becomes %j, and the application may call %j', (SSM_API, api, origins) => {
    const { page, security } = pageOf({ SSM_API });
    expect([page.api, security.connectOrigins]).toEqual([api, origins]);
  });

  it('lists every variable of origins and page settings in the tables of docs/embedding.md', async () => {
    const page = await readFile(new URL('../../../../docs/embedding.md', import.meta.url), 'utf8');
    const names = [
      'SSM_MENU_NAME',
      'SSM_API',
      'SSM_LOCALE',
      ...Object.values(otherOrigins).map(({ variable }) => variable),
    ];
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
