import type { FlagAdapter } from './flagAdapter.ts';

export const flags: FlagAdapter<'static'> =
  ({ values }) =>
  async () => ({ get: (key) => values[key], stop: async () => {} });
