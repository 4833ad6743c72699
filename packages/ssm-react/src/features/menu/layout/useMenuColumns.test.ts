import { describe, expect, it } from 'vitest';
import { moveColumn } from './useMenuColumns.ts';

describe('moveColumn', () => {
  const order = ['seqId', 'fullName', 'targetName', 'uniProtId', 'loDb'] as const;

  it('moves a column to an index', () => {
    expect(moveColumn(order, 'loDb', 2, 2)).toEqual(['seqId', 'fullName', 'loDb', 'targetName', 'uniProtId']);
    expect(moveColumn(order, 'targetName', 99, 2)).toEqual(['seqId', 'fullName', 'uniProtId', 'loDb', 'targetName']);
  });

  it('neither moves a fixed column nor puts a column before it', () => {
    expect(moveColumn(order, 'fullName', 4, 2)).toEqual(order);
    expect(moveColumn(order, 'loDb', 0, 2)).toEqual(['seqId', 'fullName', 'loDb', 'targetName', 'uniProtId']);
  });

  it('moves any column when none is fixed', () => {
    expect(moveColumn(order, 'loDb', 0, 0)).toEqual(['loDb', 'seqId', 'fullName', 'targetName', 'uniProtId']);
  });
});
