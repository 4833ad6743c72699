import type { ColumnKey } from 'ssm-core';
import type { Table } from 'ssm-core/engine';
import { valueRank } from 'ssm-core/internal';
import { mergeLater } from '../../../provider/lateTexts.ts';
import type { Ssm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import type { ValueBar } from '../grid/sheet.ts';

/** Returns a function that gives each number of a menu the bar of its rank. */
export function valueBars(
  table: Table,
  strings: Ssm['strings'],
  countText: Ssm['countText'],
): (key: ColumnKey, row: number) => ValueBar | undefined {
  const { rankOf } = mergeLater(strings, 'menuNotes', menuNotes);
  return (key, row) => {
    const rank = valueRank(table, key, row);
    return rank && { share: rank.share, title: rankOf(countText(rank.below), countText(rank.above)) };
  };
}
