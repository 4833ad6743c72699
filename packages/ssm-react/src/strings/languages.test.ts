import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mergeLater } from '../provider/lateTexts.ts';
import { builder } from './en/builder.ts';
import { en } from './en/en.ts';
import { imports } from './en/imports.ts';
import { pseudo } from './en-XA/pseudo.ts';
import { loadTexts } from './loadTexts.ts';
import { mergeStrings } from './merge.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('every folder except the English folder is a language that loads by its name', async () => {
  const tags = folders.map(({ name }) => name).filter((name) => name !== 'en');
  const loaded = await Promise.all(tags.map(loadTexts));
  expect(loaded.map((texts) => typeof texts?.shell.menuName)).toEqual(tags.map(() => 'string'));
});

test('English and unknown languages have no texts to load', async () => {
  expect([await loadTexts('en'), await loadTexts('en-GB'), await loadTexts('xx')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a language has every text, including the texts of lazy-loaded sections', async () => {
  const strings = mergeStrings(await loadTexts('en-XA'));
  expect([
    strings.menu.search,
    strings.menu.resultCount('12', '11,083', 12, 11_083),
    strings.values.listSeparator,
    strings.columns.loDb.title,
    mergeLater(strings, 'builder', builder).undo,
    mergeLater(strings, 'imports', imports).chooseFile,
  ]).toEqual([
    '⟦Šéářçĥ ƀý Ķéýŵóřđš óř ÍĐš ~~~~~ ~~~~⟧',
    '⟦12 óƒ 11,083 řéáĝéñťš ~~~~~~⟧',
    ', ',
    '⟦ĻóĐƁ (ŘƑÚ) ~~~~⟧',
    '⟦Úñđó ~~⟧',
    '⟦Çĥóóšé ƒíļé ~~~~~⟧',
  ]);
});

test('values inserted into a text stay unchanged, except for English words', () => {
  const texts = pseudo({
    add: (group: string, name: string) => `Add ${name} to ${group}`,
    fact: ({ written }: { readonly written: string }) => `${written} names nothing`,
    both: (one: string, other: string) => `${one}${other}`,
    known: (name: string) => (name === 'x' ? 'It' : undefined),
  });
  expect([
    texts.add('Panel', 'A.d'),
    texts.fact({ written: 'HAS_1' }),
    texts.both('one', 'two'),
    texts.known('y'),
    pseudo([en.version.V_7K, '—']),
  ]).toEqual(['⟦Áđđ A.d ťó Þáñéļ ~~~~~~⟧', '⟦HAS_1 ñáɱéš ñóťĥíñĝ ~~~~~~⟧', 'onetwo', undefined, ['⟦7Ķ⟧', '—']]);
});
