import type { LaidOutColumn } from '../columnLayout.ts';
import { checkWidth } from './sheet.ts';

/** The grid-template-columns of every row: one track a column, the selection's first. */
export function columnTracks(columns: readonly LaidOutColumn[], hasSelection: boolean): string {
  const tracks = columns.map((column) => `${column.width}px`);
  return (hasSelection ? [`${checkWidth}px`, ...tracks] : tracks).join(' ');
}
