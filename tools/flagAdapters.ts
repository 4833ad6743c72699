/** Generates the table of flag services and their adapters. The types require an adapter for each declared service. */
export const flagAdaptersFile = 'packages/ssm-host/src/adapters/flags/flagAdapters.gen.ts';

export function flagAdapters(names: readonly string[]): string {
  return `// Generated from packages/ssm-core/src/flags/flagServices.ts by \`npm run gen\`. Do not edit.
import type { FlagAdapters } from '../../flags/createFlags.ts';

export const flagAdapters: FlagAdapters = {
${names.map((name) => `  ${JSON.stringify(name)}: () => import('./flags.${name}.ts'),\n`).join('')}};
`;
}
