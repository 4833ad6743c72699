import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { originOfApi, readApi, readMenuName } from './pageSettings.ts';

describe('the settings of the page', () => {
  it('S2-14 the menu may have a name of at most 80 characters', () => {
    expect([readMenuName(undefined), readMenuName('Protein Menu'), readMenuName('a'.repeat(80))]).toEqual([
      undefined,
      'Protein Menu',
      'a'.repeat(80),
    ]);
    expect(() => readMenuName('a'.repeat(81))).toThrow('SSM_MENU_NAME has 81 characters. Use at most 80.');
  });

  it.each([
    [undefined, undefined, undefined],
    ['/api/sat', '/api/sat', undefined],
    ['/api/sat/', '/api/sat', undefined],
    ['https://assay.example/sat', 'https://assay.example/sat', 'https://assay.example'],
    ['http://assay.example:8080/sat//', 'http://assay.example:8080/sat', 'http://assay.example:8080'],
  ])('S7-01 where /sat is: %j is %j, at the origin %j', (text, api, origin) => {
    expect([readApi(text), originOfApi(readApi(text))]).toEqual([api, origin]);
  });

  it('every variable of origins and page settings stands in the tables of docs', async () => {
    const pages = ['settings.md', 'embedding.md'].map((name) => new URL(`../../../../docs/${name}`, import.meta.url));
    const names = [
      'SSM_MENU_NAME',
      'SSM_API',
      'SSM_CORS_ORIGINS',
      'SSM_FRAME_ANCESTORS',
      'SSM_CONNECT_ORIGINS',
      'SSM_EMBED_ORIGINS',
    ];
    for (const page of pages) {
      const text = await readFile(page, 'utf8');
      expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
    }
  });
});
