/** Exports the server as a function for stories, tests and tools. Everything here runs in a browser. */
export { type ApiDependencies, createApi } from './api.ts';
export { type CatalogueHolder, createCatalogueHolder } from './catalogue/active.ts';
export { generateDemoCatalogue } from './catalogue/generate/generateDemoCatalogue.ts';
export type { CatalogueRevision } from './catalogue/revision.ts';
export {
  createDevelopmentIdentity,
  type DevelopmentIdentity,
  type DevelopmentIdentityOptions,
  newSigningKey,
} from './identity/developmentIdentity.ts';
export type { Identity, Person } from './identity/identity.ts';
export { type Log, silentLog } from './log/log.ts';
export { createInMemoryServer, type InMemoryServer, type InMemoryServerOptions } from './testing/inMemoryServer.ts';
export { smallCatalogue, withOwnColumns } from './testing/smallCatalogue.ts';
export { ContractError, validatedApi } from './testing/validatedApi.ts';
