import type { Locator, Page } from 'playwright';
import { eventually } from './eventually.ts';

export interface Menu {
  readonly heading: Locator;
  readonly grid: Locator;
  readonly search: Locator;
  /** The text `7,596 of 7,596 reagents`. */
  readonly count: Locator;
  readonly alert: Locator;
  readonly notifications: Locator;
  version(name: '7K' | '11K'): Locator;
  header(name: string): Locator;
  button(name: string): Locator;
  /** Returns the chosen page size, from the description of the button. */
  pageSize(): Promise<string | undefined>;
  choosePageSize(size: number): Promise<void>;
  cells(header: string): Promise<readonly string[]>;
  /**
   * Opens a dialog with the button of the same name, and closes it with Escape. Returns what `look` returned
   * meanwhile.
   */
  visitDialog<Seen>(name: string, look?: () => Promise<Seen>): Promise<Seen | undefined>;
}

function cellTexts(grid: Element, name: string): readonly string[] {
  const headers = [...grid.querySelectorAll('[role=columnheader]')];
  const index = headers.find((header) => header.textContent?.trim().startsWith(name))?.getAttribute('aria-colindex');
  return [...grid.querySelectorAll('[role=row]')]
    .filter((row) => row.querySelector('[role=gridcell]') !== null)
    .toSorted((a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')))
    .map((row) => {
      const cell = row.querySelector(`[role=gridcell][aria-colindex="${index}"]`);
      return (cell?.querySelector('[data-part=CellText]') ?? cell)?.textContent ?? '';
    });
}

/** Returns the description of an element, also inside a shadow root. */
function describedText(element: Element): string | undefined {
  const tree = element.getRootNode() as Document | ShadowRoot;
  return tree.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined;
}

export function menuOf(place: Page | Locator): Menu {
  const grid = place.getByRole('grid', { name: 'Menu', exact: true });
  const page = 'keyboard' in place ? place : place.page();
  return {
    heading: place.getByRole('heading', { level: 1 }),
    grid,
    search: place.getByRole('searchbox', { name: 'Search by Keywords or IDs', exact: true }),
    count: place.getByRole('status').filter({ hasText: / of [\d,]+ reagents/ }),
    alert: place.getByRole('alert'),
    notifications: place.getByRole('region', { name: 'Notifications', exact: true }),
    version: (name) =>
      place.getByRole('radiogroup', { name: 'Assay version' }).getByRole('radio', { name, exact: true }),
    header: (name) => grid.getByRole('columnheader', { name }),
    button: (name) => place.getByRole('button', { name, exact: true }),
    pageSize: () => place.getByRole('button', { name: 'Rows per page' }).evaluate(describedText),
    async choosePageSize(size) {
      await place.getByRole('button', { name: 'Rows per page' }).click();
      await place.getByRole('option', { name: size.toLocaleString('en'), exact: true }).click();
    },
    cells: (header) => grid.evaluate(cellTexts, header),
    async visitDialog(name, look) {
      await place.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog', { name }).waitFor();
      const seen = await look?.();
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('dialog').count(), 0);
      return seen;
    },
  };
}
