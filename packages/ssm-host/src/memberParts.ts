/** Parts of every page for signed-in users, which load together. */

export { startBuilder } from './builder/startBuilder.ts';
export { rowSheets } from './routes/specs/rowSheets.ts';
