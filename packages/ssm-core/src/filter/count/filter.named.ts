/** Finds genes that a typed name belongs to, but that only the other version measures. */
import type { AssayVersion, Suggestion } from '../../api/types.ts';
import { isNamed, isNameOf, isOwnName } from '../../table/search/nearNames.ts';
import type { Table } from '../../table/table.ts';

export interface NamedElsewhere {
  /** The version that lacks the genes. */
  readonly version: AssayVersion;
  readonly name: string;
  /** Whether some reagent of this version has the name too, as another name of its gene. */
  readonly isNamedHere: boolean;
  readonly symbols: readonly string[];
  /** Number of reagents of the other version. */
  readonly count: number;
}

/** Returns whether the other version may know more about a name. A reagent's own name belongs to no other gene. */
export function mayBeNamedElsewhere(table: Table, name: string): boolean {
  return name !== '' && !isOwnName(table, name);
}

/** `suggested` are the other version's gene symbols for the name. Returns null if this version has all of them. */
export function namedElsewhere(table: Table, name: string, suggested: readonly Suggestion[]): NamedElsewhere | null {
  const found = suggested.filter(
    ({ value, otherName }) => isNameOf(name, otherName ?? value) && !isOwnName(table, value),
  );
  if (found.length === 0 || !mayBeNamedElsewhere(table, name)) return null;
  return {
    version: table.version,
    name,
    isNamedHere: isNamed(table, name),
    symbols: found.map(({ value }) => value),
    count: found.reduce((sum, each) => sum + each.count, 0),
  };
}
