import { panelNameProblem } from 'ssm-core';

/** Returns false for control characters, which no name or description may hold. */
export function isSearchable(search: string): boolean {
  return panelNameProblem(search) !== 'control';
}

export function nameKey(name: string): string {
  return name.normalize('NFC').toUpperCase();
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** Folds text for search; queries are folded the same way. */
export function searchText(...texts: readonly string[]): string {
  return folded(texts.join('\n'));
}

/** Pads numbers with zeros, so that 2 comes before 10. */
const digits = 12;

/** Returns bytes that every database sorts alike: without case and accents, with numbers by value. */
export function orderKey(name: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(folded(name).replace(/\d+/g, (run) => run.padStart(digits, '0')));
}
