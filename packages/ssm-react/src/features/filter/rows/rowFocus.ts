import type { FilterBox } from 'ssm-core';

type RowPart = 'Category' | 'Value' | 'Remove';

function focusWithin(row: Element | null, place: string): boolean {
  const control = row?.querySelector<HTMLElement>(`${place} :is(button, input)`) ?? null;
  control?.focus();
  return control !== null;
}

function rowElement(frame: Element | null, filterId: string): Element | null {
  return frame?.querySelector(`[data-filter-id="${filterId}"]`) ?? null;
}

export function focusPart(frame: Element | null, filterId: string, part: RowPart): void {
  focusWithin(rowElement(frame, filterId), `[data-part="${part}"]`);
}

/** Focuses the box, or else the value, or the category when there is no value. */
export function focusBox(frame: Element | null, filterId: string, box: FilterBox): void {
  const row = rowElement(frame, filterId);
  const places = [`[data-box="${box}"]`, '[data-part="Value"]', '[data-part="Category"]'];
  places.find((place) => focusWithin(row, place));
}
