import { describe, expect, it } from 'vitest';
import { orderShown } from './columns.order.ts';

describe('orderShown', () => {
  it('keeps the chosen order and drops hidden columns', () => {
    expect(orderShown(['seqId', 'loDb', 'fullName'], ['seqId', 'fullName'])).toEqual(['seqId', 'fullName']);
    expect(orderShown(['seqId', 'loDb', 'fullName'], ['seqId', 'fullName', 'loDb'])).toEqual([
      'seqId',
      'loDb',
      'fullName',
    ]);
  });

  it('puts a new column after its predecessor', () => {
    expect(orderShown(['seqId', 'loDb', 'fullName'], ['pQtl', 'seqId', 'fullName', 'uniProtId', 'loDb'])).toEqual([
      'pQtl',
      'seqId',
      'loDb',
      'fullName',
      'uniProtId',
    ]);
  });

  it('returns the shown order when none was chosen', () => {
    expect(orderShown([], ['loDb', 'seqId'])).toEqual(['loDb', 'seqId']);
  });
});
