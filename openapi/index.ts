import type { paths as allPaths } from './sat.gen.ts';

export { satDocument } from './sat.document.gen.ts';
export type { components, operations } from './sat.gen.ts';

/** Calls that the client of ssm-core has not taken up yet, or that it leaves to others. Take one out to offer it. */
type LeftOut = '/menuquery/jwt/logout' | '/config.json' | '/ofrep/v1/evaluate/flags' | '/ofrep/v1/evaluate/flags/{key}';

/** Calls that the client of ssm-core offers, each with what it takes and answers. */
export type paths = Omit<allPaths, LeftOut>;
