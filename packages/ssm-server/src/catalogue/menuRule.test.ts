import { expect, test } from 'vitest';
import { isUnheardOf, leftOffReason } from './menuRule.ts';

test.each([
  ['Human', 'Protein', undefined],
  ['human', null, undefined],
  [null, null, undefined],
  [null, 'Protein', undefined],
  ['Human', 'Non-Human', undefined],
  ['Human|Human', 'Protein', undefined],
  ['Homo sapiens', 'Protein', undefined],
  ['Human', 'Deprecated', undefined],
  ['Mouse', 'Protein', 'organism'],
  ['Human|Mouse', 'Protein', 'organism'],
  ['Human immunodeficiency virus 1', 'Protein', 'organism'],
  ['Red alga|Red alga', 'Non-Human', 'organism'],
  ['strain K12', null, 'organism'],
  ['Human', 'Spuriomer', 'spuriomer'],
  ['Human', 'Spurimer', 'spuriomer'],
  ['Human', 'Hybridization Control Elution', 'hybridization'],
  ['Human', 'Non-Biotin', 'control'],
  ['Human', 'Non-Cleavable', 'control'],
  ['Human', 'Non-cleavable', 'control'],
  ['Human', 'Control', 'control'],
  ['Mouse', 'Spuriomer', 'spuriomer'],
])('a record with organism %j and type %j is off the menu as %j', (organism, type, reason) => {
  expect(leftOffReason(organism, type)).toEqual(reason);
});

test('a type that no rule knows is reported', () => {
  const types = [
    'Protein',
    'Non-Human',
    'Spurimer',
    'Non-Biotin',
    'Hybridization Control Elution',
    'Deprecated',
    'Obsolete',
  ];
  expect(types.filter(isUnheardOf)).toEqual(['Obsolete']);
});
