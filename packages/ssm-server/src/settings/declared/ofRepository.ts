/** Variables for commands and tests of this repository. A server that they start accepts and ignores them. */
export const ofRepository: Readonly<Record<string, string>> = {
  SSM_BASE: 'the path for which the application is built',
  SSM_SERVER: 'the server of `npm run dev`; set by it',
  SSM_CALLER_FOLDER: 'the folder in which a command was called; set by `npm run`',
  SSM_SHARED_DATA: 'the folder of real assay files for tests and benchmark; default `../shared/data`',
  SSM_BROWSER: '`firefox` runs browser tests in Firefox instead of Chromium',
  SSM_FAULTS: '`some`: each call meets about half of the faults in `npm run e2e`',
  SSM_KILLS: 'how often tests kill a server; default 3, in `npm run soak` 20',
  SSM_TIMES: '`held`: tests with real parts assert times; set by `npm run soak`',
  SSM_SEED:
    'seed of random and property tests, `fresh` for a new one; default fixed, with `SSM_RANDOM_MINUTES` fresh for the random test',
  SSM_STEPS: 'steps of the random test; default about a minute',
  SSM_RANDOM_MINUTES: 'duration of the random test instead of steps',
  SSM_SWAP_SECONDS: 'how long `npm run soak` swaps full catalogues under load; default 60',
  SSM_STORIES: '`journeys`: which stories are tested; set by `npm run story -- --journeys`',
  SSM_AXE:
    '`all`: axe checks every story and requesting test instead of the first of each component and file; set by `npm run story -- --journeys`',
  SSM_ARTEFACT: 'the folder of the built server for tests; set by `npm run e2e` and `npm run soak`',
  SSM_TOPOLOGY: 'the databases of browser tests; set by `npm run e2e -- --topology`',
  SSM_IMAGES: '`accept` replaces reference images; set by `npm run story -- --images --accept`',
  SSM_SCREENSHOTS: 'the folder for screenshots',
  SSM_TEST_OUTCOMES: 'the file for test results; set by `npm test`',
};
