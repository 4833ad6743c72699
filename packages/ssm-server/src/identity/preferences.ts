import type { ColumnKey } from 'ssm-core';

export interface Preferences {
  columnsOf(sub: string): Promise<readonly ColumnKey[] | undefined>;
  saveColumns(sub: string, columns: readonly ColumnKey[]): Promise<void>;
}

/** Stores preferences in memory. */
export function createPreferences(): Preferences {
  const columns = new Map<string, readonly ColumnKey[]>();
  return {
    columnsOf: async (sub) => columns.get(sub),
    saveColumns: async (sub, chosen) => void columns.set(sub, chosen),
  };
}
