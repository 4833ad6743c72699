import { expect, test } from 'vitest';
import { identifierKey, parseSearch, searchKey } from './search.query.ts';

test('a query splits a text at commas, semicolons and line breaks, and then at spaces', () => {
  expect(parseSearch(' IL 6,\tTNF ;a\r\nb\u2028c d\u00a0e,, ')).toEqual({
    alternatives: [['il', '6'], ['tnf'], ['a'], ['b'], ['c', 'd', 'e']],
  });
});

test('a query in British spelling also searches for American spelling', () => {
  expect(parseSearch('Tumour necrosis, haemopexin')).toEqual({
    alternatives: [['tumor', 'necrosis'], ['tumour', 'necrosis'], ['hemopexin'], ['haemopexin']],
  });
  expect(parseSearch('phosphoenolpyruvate')).toEqual({ alternatives: [['phosphoenolpyruvate']] });
});

test('an empty text, and a text of only separators or marks, matches everything', () => {
  for (const text of ['', ' ', ',;\n', '\u0301', '\ud800']) expect(parseSearch(text)).toEqual({ alternatives: [] });
});

test('the name of a result file or an assay is searched by the identifiers in the name', () => {
  const first = (text: string) => parseSearch(text).alternatives[0];
  expect([
    first('10000_28_CRYBB2_CRBB2.txt.gz'),
    first('res_invn_X10000_28'),
    first('EPO:P01588:OID20522:v1'),
    first('IL-6/IL-6R'),
  ]).toEqual([['10000-28'], ['10000-28'], ['p01588'], ['il-6/il-6r']]);
});

test('the key of an identifier equals the query for the identifier', () => {
  for (const identifier of ['10000-28', 'Interleukin-6, soluble', ' A  b;C ', 'É\u2003x', '\u037e', '']) {
    expect(identifierKey(identifier)).toBe(searchKey(parseSearch(identifier)));
  }
  expect(identifierKey(' Interleukin-6,  Soluble;')).toBe('interleukin-6,soluble');
});

test('a Greek letter is also searched as a Latin letter, unless only two letters are left', () => {
  expect(parseSearch('IFN-gamma').alternatives).toEqual([['ifng'], ['ifn-gamma']]);
  expect(parseSearch('p-tau').alternatives).toEqual([['p-tau']]);
  expect(parseSearch('pτ').alternatives).toEqual([['ptau'], ['pτ']]);
  expect(parseSearch('G beta').alternatives).toEqual([['g', 'beta']]);
});
