/** Calls for sessions and flags. The page does not wait for these calls and shows no failure. */
import type { Page } from 'playwright';
import { continueAs, emailOf, eventuallyKeepsNothing, signOut, type Title } from '../../support/account.ts';
import type { Way } from './way.ts';

const title: Title = 'SSM-Registered';
const account = (page: Page) => page.getByRole('button', { name: emailOf(title), exact: true });

const session: Way = {
  operationIds: ['logOut', 'validateToken', 'evaluateFlags'],
  when: 'sign out and in again',
  title,
  isGuarded: false,
  async act({ page }) {
    await signOut(page, title);
    await eventuallyKeepsNothing(page);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await continueAs(page, title);
  },
  signIns: 1,
  kept: ({ page }) => account(page).isVisible(),
  keeps: () => true,
  works: ({ page }) => account(page).waitFor(),
  isSilent:
    'Who signs out is signed out whatever the server says (R17), of a token only a refusal means something (S7-10), ' +
    'and without flags the defaults hold (R14)',
};

export const sessionWays: readonly Way[] = [session];
