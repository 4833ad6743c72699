import { collectionWays } from './collectionWays.ts';
import { columnWays } from './columnWays.ts';
import { fileWays } from './fileWays.ts';
import { importWays } from './importWays.ts';
import { menuWays } from './menuWays.ts';
import { ownCollectionWays } from './ownCollectionWays.ts';
import { panelWays } from './panelWays.ts';
import { sessionWays } from './sessionWays.ts';
import { sheetWays } from './sheetWays.ts';
import type { Way } from './way.ts';

export const ways: readonly Way[] = [
  ...menuWays,
  ...sessionWays,
  ...panelWays,
  ...importWays,
  ...columnWays,
  ...collectionWays,
  ...ownCollectionWays,
  ...sheetWays,
  ...fileWays,
];

/**
 * Operations that the application never calls, each with the reason. An operation that it starts to call needs a Way
 * instead.
 */
export const neverCalled: Readonly<Record<string, string>> = {
  health: 'asked by whoever runs the server',
  ready: 'asked by whoever runs the server',
  getSettings: 'written into the page by this server; asked for by other hosts, see appSettings.test.ts',
  evaluateFlag: 'all flags are asked for at once',
  saveColumnsByPost: 'saveColumns does the same; this one is the specification’s other method',
};
