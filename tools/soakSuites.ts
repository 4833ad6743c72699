/** Tests that kill servers over and over: a verb of their own, which the continuous integration runs beside `npm test`. */
export const soakSuites: readonly string[] = [
  'start/kill9',
  'start/panels.kill9',
  'start/panels.shared',
  'store/lock',
].map((name) => `packages/ssm-server/src/${name}.test.ts`);
