import { fileURLToPath } from 'node:url';

/** Defined by the bundler; undefined when the sources run. */
declare const ssmArtefact: { readonly commit?: string } | undefined;

const artefact = typeof ssmArtefact === 'undefined' ? undefined : ssmArtefact;

export function called(command: string): string {
  if (artefact !== undefined) return `node ssm.js ${command}`;
  return command === 'serve' ? 'npm start' : `npm run ${command} --`;
}

/** Returns defaults of the artefact for settings that are not set. */
export function artefactSettings(): Readonly<Record<string, string>> {
  if (artefact === undefined) return {};
  return {
    // Relative to lib/server, where the bundle is.
    SSM_STATIC: fileURLToPath(new URL('../../application', import.meta.url)),
    ...(artefact.commit === undefined ? {} : { SSM_COMMIT: artefact.commit }),
  };
}
