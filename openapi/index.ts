export { satDocument } from './sat.document.gen.ts';
export type { components, operations, paths } from './sat.gen.ts';
