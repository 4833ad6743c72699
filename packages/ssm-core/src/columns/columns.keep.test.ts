import { describe, expect, test } from 'vitest';
import {
  forgetColumns,
  keepColumns,
  keepTallTable,
  keepValueBars,
  keptColumns,
  keptTallTable,
  keptValueBars,
} from './columns.keep.ts';

function storageWith(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { open: () => storage, read: () => Object.fromEntries(kept) };
}

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

describe('columns in the browser’s storage', () => {
  test('S9-05: are stored separately for each person and table', () => {
    const { open, read } = storageWith();
    keepColumns(open, 'preferred', 'ada', ['seqId', 'loDb']);
    keepColumns(open, 'builder', 'ada', ['seqId', 'pQtl']);
    expect([
      keptColumns(open, 'preferred', 'ada'),
      keptColumns(open, 'builder', 'ada'),
      keptColumns(open, 'panel', 'ada'),
      keptColumns(open, 'preferred', 'bob'),
      read(),
    ]).toEqual([
      ['seqId', 'loDb'],
      ['seqId', 'pQtl'],
      null,
      null,
      {
        'preferredCols:ada': '{"format":1,"columns":["seqId","loDb"]}',
        'builderCols:ada': '{"format":1,"columns":["seqId","pQtl"]}',
      },
    ]);
  });

  test('the stored height of tables belongs to one person and is forgotten with the columns of that person', () => {
    const { open, read } = storageWith();
    keepTallTable(open, 'ada', true);
    expect([keptTallTable(open, 'ada'), keptTallTable(open, 'bob'), read()]).toEqual([
      true,
      false,
      { 'tallTable:ada': 'true' },
    ]);
    forgetColumns(open, 'ada');
    expect([keptTallTable(open, 'ada'), read()]).toEqual([false, {}]);
    keepTallTable(forbidden, 'ada', true);
    expect(keptTallTable(forbidden, 'ada')).toBe(false);
  });

  test('hidden bars belong to one person and are forgotten with the columns of that person', () => {
    const { open, read } = storageWith();
    keepValueBars(open, 'ada', false);
    expect([keptValueBars(open, 'ada'), keptValueBars(open, 'bob'), read()]).toEqual([
      false,
      true,
      { 'valueBars:ada': 'false' },
    ]);
    forgetColumns(open, 'ada');
    expect([keptValueBars(open, 'ada'), read()]).toEqual([true, {}]);
    keepValueBars(forbidden, 'ada', false);
    expect(keptValueBars(forbidden, 'ada')).toBe(true);
  });

  test('are not stored if the choice is empty', () => {
    const { open, read } = storageWith();
    keepColumns(open, 'preferred', 'ada', ['seqId']);
    keepColumns(open, 'preferred', 'ada', []);
    keepColumns(open, 'panel', 'ada', null);
    expect(read()).toEqual({});
  });

  test('R44: are forgotten with their person, while the columns of other people stay', () => {
    const { open, read } = storageWith({ assayVersion: 'V_11K' });
    for (const owner of ['ada', 'bob']) keepColumns(open, 'preferred', owner, ['seqId']);
    keepColumns(open, 'panel', 'ada', ['seqId']);
    forgetColumns(open, 'ada');
    expect(Object.keys(read())).toEqual(['assayVersion', 'preferredCols:bob']);
  });

  test.each([
    'nonsense',
    '',
    'null',
    '7',
    '"seqId"',
    '["seqId"]',
    '{"format":2,"columns":["seqId"]}',
    '{"columns":["seqId"]}',
    '{"format":1}',
    '{"format":1,"columns":"seqId"}',
    '{"format":1,"columns":{"length":1}}',
    '{"format":1,"columns":[]}',
    '{"format":1,"columns":["colour",7,null,["seqId"]]}',
  ])('R10: are not restored if the stored value is the broken %s', (value) => {
    expect(keptColumns(storageWith({ 'preferredCols:ada': value }).open, 'preferred', 'ada')).toBe(null);
  });

  test('R10: are restored without keys that are no longer columns', () => {
    const { open } = storageWith({ 'preferredCols:ada': '{"format":1,"columns":["colour","loDb","seqId","loDb"]}' });
    expect(keptColumns(open, 'preferred', 'ada')).toEqual(['loDb', 'seqId']);
  });

  test('R9: are not stored if the storage is blocked or full', () => {
    const full = () => ({ getItem: () => null, setItem: forbidden, removeItem: forbidden });
    keepColumns(forbidden, 'preferred', 'ada', ['seqId']);
    keepColumns(full, 'preferred', 'ada', ['seqId']);
    forgetColumns(forbidden, 'ada');
    expect([keptColumns(forbidden, 'preferred', 'ada'), keptColumns(full, 'preferred', 'ada')]).toEqual([null, null]);
  });
});
