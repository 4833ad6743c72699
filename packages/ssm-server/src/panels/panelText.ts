/** The texts of a panel: how they are compared, found and ordered. */
import { panelNameProblem } from 'ssm-core';

/** Whether a search can find anything: what no name or description may hold is in none of them. */
export function isSearchable(search: string): boolean {
  return panelNameProblem(search) !== 'control';
}

/** Two names are the same when this is. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toUpperCase();
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** What is looked into; a search is folded in the same way. */
export function searchText(...texts: readonly string[]): string {
  return folded(texts.join('\n'));
}

/** Digits that a run is filled up to, so that 2 comes before 10. */
const digits = 12;

/** Bytes that every database orders alike, whatever its language: without case and accents, numbers by their value. */
export function orderKey(name: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(folded(name).replace(/\d+/g, (run) => run.padStart(digits, '0')));
}
