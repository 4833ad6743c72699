/** Which SeqIds are on a menu. */
import type { ActiveCatalogue } from '../catalogue/active.ts';

/** Found out once a catalogue, and forgotten with it. */
const known = new WeakMap<ActiveCatalogue, ReadonlySet<string>>();

function seqIdsOf({ table }: ActiveCatalogue): ReadonlySet<string> {
  const column = table.columns.get('seqId');
  if (column?.kind !== 'text') return new Set();
  // The dictionary also has those that were left off the menu.
  return new Set(Array.from(column.codes, (code) => column.dictionary[code] as string));
}

/** Those that are not on the catalogue's menu, in the order given. */
export function notOnMenu(catalogue: ActiveCatalogue, seqIds: readonly string[]): readonly string[] {
  const onMenu = known.get(catalogue) ?? seqIdsOf(catalogue);
  known.set(catalogue, onMenu);
  return seqIds.filter((seqId) => !onMenu.has(seqId));
}
