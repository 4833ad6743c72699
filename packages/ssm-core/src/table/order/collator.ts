/** The one order of texts: natural (2-1 before 10-1), ignoring case and accents. */

let collator: Intl.Collator | undefined;

/** Compares two texts in natural order; made on first use and shared, for making one is slow. */
export function compareNaturally(first: string, second: string): number {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(first, second);
}
