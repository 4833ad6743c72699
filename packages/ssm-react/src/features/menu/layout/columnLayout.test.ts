import { columnDefinition } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { layOut } from '../testing/layOut.ts';
import {
  allowedWidth,
  chosenWidths,
  filledColumns,
  fixedCountOf,
  stickyCount,
  totalWidth,
  withChosen,
} from './columnLayout.ts';

const columns = layOut(['seqId', 'fullName', 'targetName', 'loDb'], { targetName: 300 });

const widths = (of: ReturnType<typeof layOut>) => of.map(({ width, offset, isChosen }) => [width, offset, isChosen]);

describe('withChosen', () => {
  it('lays out columns one after another, some of them with chosen widths', () => {
    const placed = { isFixed: true, direction: 'none' };
    expect(withChosen(layOut(['seqId', 'fullName']), new Map([['fullName', 100]]))).toEqual([
      { ...columnDefinition('seqId'), ...placed, width: 150, isChosen: false, offset: 0 },
      { ...columnDefinition('fullName'), ...placed, width: 100, isChosen: true, offset: 150 },
    ]);
  });
});

describe('filledColumns', () => {
  const usual = layOut(['seqId', 'fullName', 'targetName', 'loDb']);

  it('are unchanged when they fill the view, and before the view is measured', () => {
    expect([filledColumns(usual, 40, 990) === usual, filledColumns(usual, 40, 0) === usual]).toEqual([true, true]);
  });

  it('share the spare room to the last pixel: long texts first, and numbers never', () => {
    const filled = filledColumns(usual, 40, 1095);
    expect(widths(filled)).toEqual([
      [153, 0, false],
      [472, 153, false],
      [280, 625, false],
      [150, 905, false],
    ]);
    expect(40 + totalWidth(filled)).toBe(1095);
  });

  it.each([
    [1920, ['seqId', 'fullName', 'targetName']],
    [1920, ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName']],
    [2560, ['seqId', 'targetName', 'fullName', 'uniProtId', 'entrezGeneName', 'dilutionGroup', 'loDb']],
  ] as const)('on a screen of %i px with %j show a name of 106 characters completely', (width, keys) => {
    const name = filledColumns(layOut(keys), 40, width - 34).find(({ key }) => key === 'fullName');
    // One name in a thousand has 106 characters, of 7 px each. The cell needs 24 px beside the text.
    expect((name?.width ?? 0) >= 106 * 7 + 24).toBe(true);
  });

  it('leave room free at the end once the longest texts fit, so that columns stay close together', () => {
    expect(widths(filledColumns(layOut(['seqId', 'fullName', 'targetName']), 40, 2526))).toEqual([
      [194, 0, false],
      [768, 194, false],
      [480, 962, false],
    ]);
  });

  it('keep a width that the user chose, and the widths of columns before it', () => {
    expect(widths(filledColumns(layOut(['seqId', 'fullName', 'targetName'], { fullName: 100 }), 0, 700))).toEqual([
      [150, 0, false],
      [100, 150, true],
      [450, 250, false],
    ]);
    const lastChosen = layOut(['seqId', 'targetName'], { targetName: 100 });
    expect(filledColumns(lastChosen, 0, 1000)).toBe(lastChosen);
  });
});

describe('chosenWidths', () => {
  it('are the new width of the resized column and the drawn widths of the columns before it', () => {
    const own = layOut(['seqId', 'fullName', 'targetName']);
    const drawn = filledColumns(own, 0, 1600);
    expect([...chosenWidths(drawn, own, 'fullName', 300)]).toEqual([
      ['seqId', 171],
      ['fullName', 300],
    ]);
    expect([...chosenWidths(own, own, 'fullName', 300)]).toEqual([['fullName', 300]]);
  });
});

describe('totalWidth', () => {
  it('is the sum of all widths', () => {
    expect([totalWidth(columns), totalWidth([])]).toEqual([1000, 0]);
  });
});

describe('fixedCountOf', () => {
  it('counts the fixed columns, whatever their widths', () => {
    expect([fixedCountOf(columns), fixedCountOf(layOut(['seqId', 'loDb'], { loDb: 99 }, 0))]).toEqual([2, 0]);
  });
});

describe('stickyCount', () => {
  it('fixes nothing when all columns fit', () => {
    expect(stickyCount(columns, 40, 1040)).toBe(0);
  });

  it('fixes the first two columns when they leave room for further columns', () => {
    expect(stickyCount(columns, 40, 1000)).toBe(2);
  });

  it('fixes one column on a small screen, and none if it would fill the screen', () => {
    expect(stickyCount(columns, 0, 320)).toBe(1);
    expect(stickyCount(columns, 40, 286)).toBe(1);
    expect(stickyCount(columns, 40, 240)).toBe(0);
  });
});

describe('allowedWidth', () => {
  it('is a whole number within the limits', () => {
    expect([allowedWidth(12), allowedWidth(200.6), allowedWidth(9_000)]).toEqual([60, 201, 1200]);
  });
});
