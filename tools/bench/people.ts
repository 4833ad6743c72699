/** Who uses the application while it is measured: signed in at the development provider, with a filled builder or an empty one. */
import type { Browser, Page } from 'playwright';
import { type Place, settle, viewport, waitForMenu } from './page.ts';

async function signIn(page: Page, title: 'SSM-Registered' | 'SSM-Verified'): Promise<void> {
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: `Continue as ${title}`, exact: true }).click();
  await page.getByRole('button', { name: `${title.toLowerCase()}@example.org` }).waitFor();
}

/** A browser that stays signed in; every page is a tab of it. */
export async function personPlace(browser: Browser, origin: string): Promise<Place> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(origin);
  await signIn(page, 'SSM-Verified');
  await page.close();
  return { newPage: () => context.newPage(), close: (tab) => tab.close() };
}

/** A browser of its own for each page, signed in before the page is measured: what it does stays in no other's builder. */
export function newcomerPlace(browser: Browser, origin: string): Place {
  return {
    async newPage() {
      const person = await personPlace(browser, origin);
      return person.newPage();
    },
    close: (page) => page.context().close(),
  };
}

interface Columns {
  readonly values: readonly (number | null)[];
}

/** The LoDB above which about as many reagents lie. */
async function leastOf(origin: string, version: string, count: number): Promise<{ least: number; exactly: number }> {
  const address = `${origin}/sat/menuquery/public/somamer/search?version=${version}&fields=loDb`;
  const response = await fetch(address, { headers: { accept: 'application/vnd.ssm.columns+json' } });
  const answer: { readonly columns: { readonly loDb: Columns } } = await response.json();
  const known = answer.columns.loDb.values.filter((value) => value !== null).toSorted((a, b) => b - a);
  const least = known[count] ?? 0;
  return { least, exactly: known.filter((value) => value > least).length };
}

/** Puts reagents in the person's builder as a person does: filters, selects what is left, adds it. Resolves to how many. */
export async function fillBuilder(
  place: Place,
  origin: string,
  { version, rowCount, wanted }: { readonly version: string; readonly rowCount: number; readonly wanted: number },
): Promise<number> {
  const { least, exactly } = await leastOf(origin, version, wanted);
  const count = exactly.toLocaleString('en');
  const page = await place.newPage();
  await page.goto(`${origin}/?version=${version}&filters=${encodeURIComponent(`loDb>${least}`)}`);
  await waitForMenu(page, rowCount);
  await settle(page);
  await page.getByRole('checkbox', { name: `Select all ${count}` }).click();
  await page.getByRole('button', { name: `Add to Panel Builder (${count})` }).click();
  await page.getByRole('link', { name: new RegExp(`Panel Builder, ${count} analytes$`) }).waitFor();
  await page.close();
  return exactly;
}
