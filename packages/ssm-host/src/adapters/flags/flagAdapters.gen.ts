// Generated from packages/ssm-core/src/flags/flagServices.ts by `npm run gen`. Do not edit.
import type { FlagAdapters } from '../../flags/createFlags.ts';

export const flagAdapters: FlagAdapters = {
  "ofrep": () => import('./flags.ofrep.ts'),
  "split": () => import('./flags.split.ts'),
  "static": () => import('./flags.static.ts'),
};
