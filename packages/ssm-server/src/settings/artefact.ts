import { fileURLToPath } from 'node:url';

/** Defined by the bundler; undefined if the sources are run directly. */
declare const ssmArtefact: { readonly commit?: string } | undefined;

const artefact = typeof ssmArtefact === 'undefined' ? undefined : ssmArtefact;

export function called(command: string): string {
  if (artefact !== undefined) return `node ssm.js ${command}`;
  return command === 'serve' ? 'npm start' : `npm run ${command} --`;
}

/** Returns the artefact's defaults for settings that are not set. */
export function artefactSettings(): Readonly<Record<string, string>> {
  if (artefact === undefined) return {};
  return {
    // The path is relative to lib/server, where the bundle is.
    SSM_STATIC: fileURLToPath(new URL('../../application', import.meta.url)),
    ...(artefact.commit === undefined ? {} : { SSM_COMMIT: artefact.commit }),
  };
}
