import { describe, expect, it } from 'vitest';
import { allowedWidth, fixedCountOf, layOut, stickyCount, totalWidth, withWidth } from './columnLayout.ts';

const columns = layOut(['seqId', 'fullName', 'targetName', 'loDb'], { targetName: 300 });

describe('layOut', () => {
  it('puts the columns one after another in the catalogue’s widths, or in chosen ones', () => {
    expect(columns).toEqual([
      { key: 'seqId', kind: 'text', width: 150, offset: 0, isFixed: true, direction: 'none' },
      { key: 'fullName', kind: 'text', width: 400, offset: 150, isFixed: true, direction: 'none' },
      { key: 'targetName', kind: 'text', width: 300, offset: 550, isFixed: false, direction: 'none' },
      { key: 'loDb', kind: 'number', width: 150, offset: 850, isFixed: false, direction: 'none' },
    ]);
    expect(totalWidth(columns)).toBe(1000);
    expect(totalWidth([])).toBe(0);
  });
});

describe('fixedCountOf', () => {
  it('is how many stay at the start, whatever their widths', () => {
    expect([fixedCountOf(columns), fixedCountOf(withWidth(layOut(['seqId', 'loDb'], {}, 0), 'loDb', 99))]).toEqual([
      2, 0,
    ]);
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
