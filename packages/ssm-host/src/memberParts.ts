/** Parts of every page for signed-in users, which load together. */

export { startBuilder } from './builder/startBuilder.ts';
export { comparePlace } from './routes/places.ts';
export { rowSheets } from './routes/specs/rowSheets.ts';
