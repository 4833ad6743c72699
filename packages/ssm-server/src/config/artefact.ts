/** The built server, which runs without this repository (tools/artefact): what it brings along, and how it is called. */
import { fileURLToPath } from 'node:url';

/** Written into the bundle; sources have none. */
declare const ssmArtefact: { readonly commit?: string } | undefined;

const artefact = typeof ssmArtefact === 'undefined' ? undefined : ssmArtefact;

/** How a person calls a command of the program that runs. */
export function called(command: string): string {
  if (artefact !== undefined) return `node ssm.js ${command}`;
  return command === 'serve' ? 'npm start' : `npm run ${command} --`;
}

/** What takes the place of settings that nobody has set. */
export function artefactSettings(): Readonly<Record<string, string>> {
  if (artefact === undefined) return {};
  return {
    // From lib/server, where the bundle is.
    SSM_STATIC: fileURLToPath(new URL('../../application', import.meta.url)),
    ...(artefact.commit === undefined ? {} : { SSM_COMMIT: artefact.commit }),
  };
}
