import type { paths as allPaths } from './sat.gen.ts';

export { satDocument } from './sat.document.gen.ts';
export type { components, operations } from './sat.gen.ts';

/** Calls that the client of ssm-core does not offer. Remove a path here to offer its calls. */
type LeftOut = '/menuquery/jwt/logout' | '/config.json' | '/ofrep/v1/evaluate/flags' | '/ofrep/v1/evaluate/flags/{key}';

export type paths = Omit<allPaths, LeftOut>;
