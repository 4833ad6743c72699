const ofTheServer = (names: readonly string[]) => names.map((name) => `packages/ssm-server/src/${name}.test.ts`);

/** Hold the server to seconds, or to memory, so each has the machine to itself. */
export const timedSoakSuites: readonly string[] = ofTheServer([
  'operations/workbooks/badWorkbooks',
  'start/identity/startIdentity',
  'start/reliability/kill9',
  'start/reliability/load',
  'start/reliability/panels.kill9',
  'start/reliability/sharedDatabase',
  'start/reliability/swapsUnderLoad',
  'start/reliability/topology',
  'start/reliability/topologyUnderLoad',
  'start/runServer',
  'store/embedded/embedded',
  'store/folder/lock',
]);

/** Do much, and are held to no time. */
export const otherSoakSuites: readonly string[] = [
  ...ofTheServer([
    'commands/data/migrate',
    'commands/flag',
    'commands/token',
    'start/allowance/countsOfPerson',
    'start/compiled',
    'start/reliability/limits.shared',
    'start/reliability/panels.shared',
    'start/reliability/upgrade',
    'start/server',
    'store/backup/backup',
    'store/store',
  ]),
  ...['artefact', 'compose', 'guide'].map((name) => `tools/artefact/${name}.test.ts`),
  'tools/changes.test.ts',
];

/**
 * Tests that start, stop and kill whole servers over and over, open database after database, send hundreds of bad files, or
 * compile the sources changed in many ways: a verb of their own, which the continuous integration runs beside `npm test`.
 */
export const soakSuites: readonly string[] = [...timedSoakSuites, ...otherSoakSuites];
