/** What signed-in people have on every page, in one file: each file that may come later costs the first view its name. */

export { startBuilder } from './builder/startBuilder.ts';
export { rowSheets } from './routes/specs/rowSheets.ts';
