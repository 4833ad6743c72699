import type { ColumnKey } from '../api/types.ts';

export function orderShown(order: readonly ColumnKey[], keys: readonly ColumnKey[]): readonly ColumnKey[] {
  const shown = new Set(keys);
  const ordered = order.filter((key) => shown.has(key));
  keys.forEach((key, index) => {
    if (ordered.includes(key)) return;
    const before = keys[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, key);
  });
  return ordered;
}
