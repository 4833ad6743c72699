const ofTheServer = [
  'commands/flag',
  'commands/token',
  'operations/workbooks/badWorkbooks',
  'start/reliability/kill9',
  'start/reliability/panels.kill9',
  'start/reliability/panels.shared',
  'start/runServer',
  'start/server',
  'start/reliability/sharedDatabase',
  'start/identity/startIdentity',
  'store/embedded/embedded',
  'store/folder/lock',
  'store/store',
];

/**
 * Tests that start, stop and kill whole servers over and over, open database after database, send hundreds of bad files, or
 * compile the sources changed in many ways: a verb of their own, which the continuous integration runs beside `npm test`.
 */
export const soakSuites: readonly string[] = [
  ...ofTheServer.map((name) => `packages/ssm-server/src/${name}.test.ts`),
  'tools/changes.test.ts',
];
