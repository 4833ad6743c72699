/** What people prefer, by the `sub` of their tokens. */
import type { ColumnKey } from 'ssm-core';

export interface Preferences {
  /** Undefined when the person never saved any. */
  columnsOf(sub: string): Promise<readonly ColumnKey[] | undefined>;
  saveColumns(sub: string, columns: readonly ColumnKey[]): Promise<void>;
}

/** Remembered for as long as the server runs. */
export function createPreferences(): Preferences {
  const columns = new Map<string, readonly ColumnKey[]>();
  return {
    columnsOf: async (sub) => columns.get(sub),
    saveColumns: async (sub, chosen) => void columns.set(sub, chosen),
  };
}
