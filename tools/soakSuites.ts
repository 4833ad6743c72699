/** Tests that start, stop and kill whole servers over and over, or send them hundreds of bad files: a verb of their own, which the continuous integration runs beside `npm test`. */
export const soakSuites: readonly string[] = [
  'commands/flag',
  'commands/token',
  'operations/badWorkbooks',
  'start/kill9',
  'start/panels.kill9',
  'start/panels.shared',
  'start/runServer',
  'start/server',
  'start/sharedDatabase',
  'start/startIdentity',
  'store/embedded/embedded',
  'store/lock',
].map((name) => `packages/ssm-server/src/${name}.test.ts`);
