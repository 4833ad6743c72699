/** Lazy-loaded together for signed-in users on every page. */

export { startBuilder } from './builder/startBuilder.ts';
export { rowSheets } from './routes/specs/rowSheets.ts';
