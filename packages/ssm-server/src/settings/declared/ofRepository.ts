/** Variables for commands and tests of this repository. A server that they start accepts and ignores them. */
export const ofRepository: Readonly<Record<string, string>> = {
  SSM_BASE: 'the path under which the application is built',
  SSM_SERVER: 'the server that `npm run dev` passes calls on to; it sets it itself',
  SSM_CALLER_FOLDER: 'the folder in which a verb was called; `npm run` sets it itself',
  SSM_SHARED_DATA: 'the folder of real assay files for tests and the benchmark; `../shared/data` without',
  SSM_BROWSER:
    '`firefox`: tests that open a browser open Firefox; Chromium without. `npm run embed` sets it itself for some',
  SSM_FAULTS: '`some`: each call meets about half of the faults in `npm run e2e`',
  SSM_KILLS: 'how often the tests that end a server by force do so; 3 times without, 20 times in `npm run soak`',
  SSM_TIMES: '`held`: tests with real parts hold the server to times too; `npm run soak` sets it itself',
  SSM_SEED:
    'the seed of the random test and of properties, `fresh` for a new one; a fixed one without, and of the random test a fresh one with `SSM_RANDOM_MINUTES`',
  SSM_STEPS: 'how many steps the random test takes; about a minute of them without',
  SSM_RANDOM_MINUTES: 'how long the random test goes on, in place of a number of steps',
  SSM_SWAP_SECONDS: 'how long full catalogues are loaded and chosen while people work, in `npm run soak`; 60 without',
  SSM_STORIES: '`journeys`: which stories are tested; `npm run story -- --journeys` sets it itself',
  SSM_AXE:
    '`all`: axe checks every story and every component test that asks for it; without, the first of each component and of each file. `npm run story -- --journeys` sets it itself',
  SSM_ARTEFACT:
    'the folder of the built server, which tests start; the sources without. `npm run e2e` and `npm run soak` set it themselves',
  SSM_TOPOLOGY: 'the databases of the walks; `npm run e2e -- --topology` sets it itself',
  SSM_IMAGES: '`accept`: pages are kept as they look; `npm run story -- --images --accept` sets it itself',
  SSM_SCREENSHOTS: 'the folder for pictures of pages',
  SSM_TEST_OUTCOMES: 'the file for what each test came to; `npm test` sets it itself',
};
