import { describe, expect, test } from 'vitest';
import { noLastingNotes } from '../builder/list.notes.ts';
import { readStoredNotes, writeStoredNotes } from './notes.codec.ts';

const origin = { panelId: 'panel-1', number: 3, name: 'Kidney', etag: '"three"' };
const draft = { name: 'Kid', description: 'Typed\nwith care' };
const released =
  '{"format":1,"origin":{"panelId":"panel-1","number":3,"name":"Kidney","etag":"\\"three\\""},"draft":null}';

describe('the stored notes of a list', () => {
  test('R10 are read in every released format', () => {
    expect(readStoredNotes(released)).toEqual({ origin, draft: null });
    expect(writeStoredNotes({ origin, draft: null })).toBe(released);
    expect(readStoredNotes(undefined)).toEqual(noLastingNotes);
  });

  test.each([noLastingNotes, { origin, draft }, { origin: null, draft }, { origin, draft: null }])(
    'are read as written: %j',
    (notes) => {
      expect(readStoredNotes(writeStoredNotes(notes))).toEqual(notes);
    },
  );

  test('R10 are null for any other value, and reading never throws', () => {
    const written = (changed: object): string => JSON.stringify({ format: 1, origin, draft, ...changed });
    const broken: readonly unknown[] = [
      null,
      42,
      {},
      { format: 1, origin, draft },
      '',
      'null',
      '[]',
      '{}',
      released.slice(0, -1),
      written({ format: 2 }),
      written({ format: '1' }),
      written({ origin: undefined }),
      written({ draft: undefined }),
      written({ origin: 'panel-1' }),
      written({ origin: { ...origin, panelId: '' } }),
      written({ origin: { ...origin, panelId: 1 } }),
      written({ origin: { ...origin, number: 1.5 } }),
      written({ origin: { ...origin, number: '3' } }),
      written({ origin: { ...origin, name: null } }),
      written({ origin: { ...origin, etag: '' } }),
      written({ draft: 'Kid' }),
      written({ draft: { name: 'Kid' } }),
    ];
    expect(broken.filter((value) => readStoredNotes(value) !== null)).toEqual([]);
  });
});
