import { columnDefinition } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { layOut } from '../testing/layOut.ts';
import { allowedWidth, fixedCountOf, stickyCount, totalWidth, withWidth } from './columnLayout.ts';

const columns = layOut(['seqId', 'fullName', 'targetName', 'loDb'], { targetName: 300 });

describe('withWidth', () => {
  it('puts the columns one after another, one of them in another width', () => {
    expect(withWidth(columns, 'fullName', 100)).toEqual([
      { ...columnDefinition('seqId'), width: 150, offset: 0, isFixed: true, direction: 'none' },
      { ...columnDefinition('fullName'), width: 100, offset: 150, isFixed: true, direction: 'none' },
      { ...columnDefinition('targetName'), width: 300, offset: 250, isFixed: false, direction: 'none' },
      { ...columnDefinition('loDb'), width: 150, offset: 550, isFixed: false, direction: 'none' },
    ]);
  });
});

describe('totalWidth', () => {
  it('is that of all columns together', () => {
    expect([totalWidth(columns), totalWidth([])]).toEqual([1000, 0]);
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
