import type { ColumnKey } from 'ssm-core';

export function moveColumn(
  order: readonly ColumnKey[],
  key: ColumnKey,
  index: number,
  fixedCount: number,
): readonly ColumnKey[] {
  const from = order.indexOf(key);
  const to = Math.max(fixedCount, Math.min(index, order.length - 1));
  if (from < fixedCount || from === to) return order;
  const rest = order.filter((other) => other !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}
