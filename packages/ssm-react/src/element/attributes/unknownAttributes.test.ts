import { expect, test } from 'vitest';
import { builderAttributes, menuAttributes, namesOf, panelsAttributes, sheetAttributes } from './attributes.ts';
import { misspelt } from './unknownAttributes.ts';

const known = namesOf({ ...menuAttributes, ...sheetAttributes, ...builderAttributes, ...panelsAttributes });

test('a name that is one or two characters beside a known one is told with the nearest', () => {
  expect(misspelt(['colums', 'seqid', 'panels-hre', 'verson', 'veiws', 'selectible', 'lanuage'], known)).toEqual([
    ['colums', 'columns'],
    ['seqid', 'seq-id'],
    ['panels-hre', 'panels-href'],
    ['verson', 'version'],
    ['selectible', 'selectable'],
    ['lanuage', 'language'],
  ]);
});

test('HTML’s own names are near to none, and those of frameworks are theirs', () => {
  const html =
    'accesskey anchor autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert ' +
    'inputmode is itemid itemprop itemref itemscope itemtype lang nonce onload onresize part popover role slot spellcheck style ' +
    'tabindex title translate writingsuggestions';
  const frameworks =
    'aria-details data-view data-version data-v-7ba5bd90 v-view v-if v-server ng-view ng-version _ngcontent-abc _nghost-abc ' +
    'x-theme hx-server @view :columns [columns] (view) #view *theme';
  expect(misspelt([...html.split(' '), ...frameworks.split(' ')], known)).toEqual([]);
});
