import { expect, onTestFinished, test, vi } from 'vitest';
import { builderAttributes, menuAttributes, namesOf, panelsAttributes, sheetAttributes } from './attributes.ts';
import { complainOfValue, misspelt } from './sentences.ts';

const known = namesOf({ ...menuAttributes, ...sheetAttributes, ...builderAttributes, ...panelsAttributes });

test('an unknown attribute with one or two typos gets the nearest attribute as suggestion', () => {
  expect(misspelt(['colums', 'seqid', 'panels-hre', 'verson', 'veiws', 'selectible', 'lanuage'], known)).toEqual([
    ['colums', 'columns'],
    ['seqid', 'seq-id'],
    ['panels-hre', 'panels-href'],
    ['verson', 'version'],
    ['selectible', 'selectable'],
    ['lanuage', 'language'],
  ]);
});

test('an attribute of HTML gets no suggestion', () => {
  const html =
    'accesskey anchor autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert ' +
    'inputmode is itemid itemprop itemref itemscope itemtype lang nonce onload onresize part popover role slot spellcheck style ' +
    'tabindex title translate writingsuggestions';
  expect(misspelt(html.split(' '), known)).toEqual([]);
});

test('each attribute that restricts its value says what was expected', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const element = { localName: 'ssm-menu', id: '' } as Element;
  const all = Object.values({ ...menuAttributes, ...sheetAttributes, ...builderAttributes, ...panelsAttributes });
  for (const attribute of all) complainOfValue(element, attribute, '');
  const unsaid = warn.mock.calls.map(([sentence]) => String(sentence)).filter((sentence) => / a text\./.test(sentence));
  expect(unsaid).toEqual([
    '<ssm-menu>: view="" cannot be used: expected a text. It is left out.',
    '<ssm-menu>: heading="" cannot be used: expected a text. It is left out.',
  ]);
});
