/** Where lists are in the browser's own database, and how its tabs tell each other of them. */
import type { AssayVersion } from '../../api/types.ts';
import type { WorkingListKey } from './lists.port.ts';

export const channelName = 'SSM selectedValues';

const listNames: Readonly<Record<AssayVersion, string>> = { V_7K: 'selectedItems7k', V_11K: 'selectedItems11k' };

export function storedKey({ owner, version }: WorkingListKey): string {
  return `${listNames[version]}:${owner}`;
}

/** Whether a message says which list has changed. */
export function isListKey(data: unknown): data is WorkingListKey {
  const { owner, version } = (data ?? {}) as Partial<Record<keyof WorkingListKey, unknown>>;
  return typeof owner === 'string' && (version === 'V_7K' || version === 'V_11K');
}
