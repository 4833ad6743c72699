import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonTexts } from './jsonTexts.ts';

function textsOf(values: readonly unknown[]): readonly string[] {
  const { bytes, starts } = jsonTexts(values);
  return values.map((_, index) => new TextDecoder().decode(bytes.subarray(starts[index], starts[index + 1])));
}

describe('jsonTexts', () => {
  it('finds each text with its comma, whatever its content', () => {
    const values = [
      'a',
      'with "quotes", [brackets] and \\',
      '\\"',
      '',
      'Ménière µ',
      -1.5e-7,
      Number.NaN,
      true,
      null,
      [],
      ['x,y', ']'],
    ];
    expect(textsOf(values)).toEqual(values.map((value) => `${JSON.stringify(value)},`));
  });

  it('returns no texts for no values', () => {
    expect([...jsonTexts([]).starts]).toEqual([2]);
  });

  it('returns what JSON.stringify makes of each value', () => {
    const text = fc.string({ unit: 'binary' });
    const value = fc.oneof(text, fc.array(text), fc.double(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(textsOf(values)).toEqual(values.map((each) => `${JSON.stringify(each)},`));
      }),
    );
  });
});
