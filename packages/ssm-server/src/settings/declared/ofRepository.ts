/**
 * Variables that only commands and tests of this repository use. A server that they start accepts and ignores these
 * variables.
 */
export const ofRepository: Readonly<Record<string, string>> = {
  SSM_BASE: 'path for which the application is built',
  SSM_SERVER: 'server of `npm run dev`, which sets it',
  SSM_CALLER_FOLDER: 'folder in which `npm run` was called, which sets it',
  SSM_SHARED_DATA: 'folder of real assay files for tests and benchmark; default `../shared/data`',
  SSM_BROWSER: '`firefox`: browser tests in Firefox instead of Chromium',
  SSM_FAULTS: '`some`: each call of `npm run e2e` meets about half of the faults',
  SSM_KILLS: 'how often tests kill a server; default 3, in `npm run soak` 20',
  SSM_TIMES: '`held`: tests with real parts assert times; set by `npm run soak`',
  SSM_SEED: 'seed of random and property tests, `fresh` for a new one; default fixed, with `SSM_RANDOM_MINUTES` fresh',
  SSM_STEPS: 'steps of the random test; default about a minute',
  SSM_RANDOM_MINUTES: 'duration of the random test instead of steps',
  SSM_SWAP_SECONDS: 'how long `npm run soak` swaps full catalogues under load; default 60',
  SSM_STORIES: '`journeys`: which stories are tested; set by `npm run story -- --journeys`',
  SSM_AXE:
    '`all`: axe checks every story and test, not the first of each component and file; set by `npm run story -- --journeys`',
  SSM_ARTEFACT: 'folder of the built server for tests; set by `npm run e2e` and `npm run soak`',
  SSM_TOPOLOGY: 'databases of browser tests; set by `npm run e2e -- --topology`',
  SSM_IMAGES: '`accept` replaces reference images; set by `npm run story -- --images --accept`',
  SSM_SCREENSHOTS: 'folder for screenshots',
  SSM_TEST_OUTCOMES: 'file for test results; set by `npm test`',
};
