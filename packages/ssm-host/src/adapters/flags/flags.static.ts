import type { FlagAdapter } from '../../flags/createFlags.ts';

export const flags: FlagAdapter<'static'> =
  ({ values }) =>
  async () => ({ get: (key) => values[key], stop: async () => {} });
