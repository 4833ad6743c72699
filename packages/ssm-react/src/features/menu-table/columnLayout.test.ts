import { describe, expect, it } from 'vitest';
import { allowedWidth, fixedCountOf, layOut, moveColumn, stickyCount, totalWidth, withWidth } from './columnLayout.ts';

const columns = layOut(['seqId', 'fullName', 'targetName', 'loDb'], { targetName: 300 });

describe('layOut', () => {
  it('puts the columns one after another in the catalogue’s widths, or in chosen ones', () => {
    expect(columns).toEqual([
      { key: 'seqId', kind: 'text', width: 150, offset: 0, isFixed: true },
      { key: 'fullName', kind: 'text', width: 400, offset: 150, isFixed: true },
      { key: 'targetName', kind: 'text', width: 300, offset: 550, isFixed: false },
      { key: 'loDb', kind: 'number', width: 150, offset: 850, isFixed: false },
    ]);
    expect(totalWidth(columns)).toBe(1000);
    expect(totalWidth([])).toBe(0);
  });
});

describe('stickyCount', () => {
  it('fixes nothing where all columns fit', () => {
    expect(stickyCount(columns, 40, 1040)).toBe(0);
  });

  it('fixes the first two where they leave room for others', () => {
    expect(stickyCount(columns, 40, 1000)).toBe(2);
  });

  it('fixes one on a small screen, and none on one that it would fill', () => {
    expect(stickyCount(columns, 0, 320)).toBe(1);
    expect(stickyCount(columns, 40, 300)).toBe(0);
  });
});

describe('allowedWidth', () => {
  it('is whole and within the limits', () => {
    expect([allowedWidth(12), allowedWidth(200.6), allowedWidth(9_000)]).toEqual([60, 201, 1200]);
  });
});

describe('moveColumn', () => {
  const order = ['seqId', 'fullName', 'targetName', 'uniProtId', 'loDb'] as const;

  it('moves a column to an index', () => {
    expect(moveColumn(order, 'loDb', 2)).toEqual(['seqId', 'fullName', 'loDb', 'targetName', 'uniProtId']);
    expect(moveColumn(order, 'targetName', 99)).toEqual(['seqId', 'fullName', 'uniProtId', 'loDb', 'targetName']);
  });

  it('neither moves a fixed column nor puts one before it', () => {
    expect(moveColumn(order, 'fullName', 4)).toEqual(order);
    expect(moveColumn(order, 'loDb', 0)).toEqual(['seqId', 'fullName', 'loDb', 'targetName', 'uniProtId']);
  });

  it('moves any column where none is fixed', () => {
    expect(moveColumn(order, 'loDb', 0, 0)).toEqual(['loDb', 'seqId', 'fullName', 'targetName', 'uniProtId']);
    expect(fixedCountOf(withWidth(layOut(order, {}, 0), 'loDb', 99))).toBe(0);
  });
});
