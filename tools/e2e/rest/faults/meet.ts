import type { Locator, Page, Request } from 'playwright';
import { expect } from 'vitest';
import { continueAs, emailOf } from '../../support/account.ts';
import { eventually } from '../../support/eventually.ts';
import type { Visitor } from '../../support/hosted.ts';
import { operations } from './contract.ts';
import { answerWith, type FaultName, faultsOf } from './faults.ts';
import { errorMessage, type Turn, type Way } from './way.ts';

const late = 'Timeout - excessive time to fetch data';
/** The maximum duration of a call (section 9). The test advances the clock of the page by it. */
const deadlineMs = 120_000;
/**
 * Longer than the first wait before an automatic retry, and when doubled longer than the last wait. Shorter than a
 * notification stays.
 */
const waitMs = 700;

export type Misfortunes = Partial<Record<FaultName, string>>;

interface Faulted {
  fault: FaultName | null;
  readonly met: Set<string>;
  readonly unanswered: { readonly meant: ReadonlySet<Request>; readonly others: ReadonlySet<Request> };
}

async function faultCalls({ context }: Visitor, { operationIds }: Way): Promise<Faulted> {
  const unanswered = { meant: new Set<Request>(), others: new Set<Request>() };
  const faulted: Faulted = { fault: null, met: new Set(), unanswered };
  const meant = operations.filter(({ operationId }) => operationIds.includes(operationId));
  context.on('request', (request) => {
    const isMeant = meant.some((operation) => operation.matches(request.method(), request.url()));
    if (isMeant) unanswered.meant.add(request);
    else if (request.url().includes('/sat/')) unanswered.others.add(request);
  });
  const ended = (request: Request): void => {
    unanswered.meant.delete(request);
    unanswered.others.delete(request);
  };
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  await context.route(
    (url) => meant.some((operation) => operation.matches(operation.method, url.href)),
    async (route) => {
      const request = route.request();
      const { fault } = faulted;
      const operation = meant.find((each) => each.matches(request.method(), request.url()));
      // A 401 is an answer about a token, so it is not sent for a request without one.
      const isMeant = fault !== '401' || !request.url().includes('/public/');
      if (fault === null || operation === undefined || !isMeant) {
        await route.fallback();
        return;
      }
      faulted.met.add(operation.operationId);
      await answerWith(fault, route);
    },
  );
  return faulted;
}

async function hurried(page: Page, ms: number, read: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const readSoon = async (): Promise<unknown> => {
    const now = await read();
    if (now === wanted) return now;
    await page.clock.fastForward(ms);
    return read();
  };
  await eventually(readSoon, wanted);
}

/** Resolves once three checks in a row find no pending call. */
function noneOnTheWay(calls: ReadonlySet<Request>): Promise<void> {
  let looks = 0;
  return eventually(() => {
    looks = calls.size === 0 ? looks + 1 : 0;
    return looks >= 3;
  }, true);
}

/** Waits until automatic retries have ended, because a late retry would meet the next fault. */
async function givenUp(page: Page, { unanswered }: Faulted): Promise<void> {
  for (let repeats = 0; repeats < 2; repeats += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each repetition waits for the one before
    await page.clock.fastForward(2 * waitMs);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await noneOnTheWay(unanswered.meant);
  }
}

async function told(page: Page, { says }: Way, fault: FaultName, faulted: Faulted): Promise<Locator> {
  const isLate = fault === 'timeout';
  // Lets other calls finish, so that only this call times out.
  if (isLate) await noneOnTheWay(faulted.unanswered.others);
  const alert = page.getByRole('alert').filter({ hasText: isLate ? late : (says?.(fault) ?? errorMessage) });
  const button = page.getByRole('button', { name: 'Try again', exact: true });
  const isTold = async () => (await alert.count()) > 0 && (await button.count()) === 1;
  await hurried(page, isLate ? deadlineMs : waitMs, isTold, true);
  return button;
}

function sameAsBefore(way: Way, turn: Turn): Promise<void> {
  return eventually(() => way.kept(turn), way.keeps(turn));
}

/** Expects that a 401 ends the session, and that nothing is lost after signing in again. */
async function signInAgain(way: Way, turn: Turn, asked: readonly string[]): Promise<void> {
  const { page } = turn;
  const account = page.getByRole('button', { name: emailOf(way.title), exact: true });
  const provider = page.getByRole('heading', { level: 1, name: 'Development sign-in' });
  if (!way.isGuarded) {
    await page.getByRole('alert').filter({ hasText: 'Your session has ended. Sign in again to go on.' }).waitFor();
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  }
  const wanted = (way.signIns ?? 0) + 1;
  await eventually(() => asked.length, wanted);
  await provider.or(account).first().waitFor();
  if ((await provider.count()) > 0) await continueAs(page, way.title);
  await account.waitFor();
  // Several 401 answers must cause only one sign-in.
  expect(asked.length).toBe(wanted);
  await way.resume?.(turn);
}

function signInsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && /[?&]response_type=code/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function meet(way: Way, turn: Turn, fault: FaultName, faulted: Faulted): Promise<void> {
  const { page } = turn;
  const otherwise = way.otherwise?.[fault];
  faulted.met.clear();
  faulted.fault = fault;
  const signIns = signInsOf(page);
  await way.act(turn);
  await hurried(page, waitMs, async () => faulted.met.size === way.operationIds.length, true);

  if (fault === '401') {
    faulted.fault = null;
    await signInAgain(way, turn, signIns);
    await sameAsBefore(way, turn);
    await way.again?.(turn);
    if (way.again !== undefined) await way.works(turn);
    await way.leave?.(turn);
    return;
  }
  if (way.isSilent !== undefined) {
    await way.works(turn);
    await sameAsBefore(way, turn);
    // Does not wait after a timeout, because a call that times out is not retried.
    if (fault !== 'timeout') await givenUp(page, faulted);
    expect(await page.getByRole('alert').filter({ hasText: errorMessage }).count()).toBe(0);
    faulted.fault = null;
  } else if (otherwise === undefined) {
    const button = await told(page, way, fault, faulted);
    await sameAsBefore(way, turn);
    faulted.fault = null;
    await button.click();
    await way.works(turn);
  } else {
    await otherwise.see(turn);
    await sameAsBefore(way, turn);
    faulted.fault = null;
    await otherwise.goOn?.(turn);
    if (otherwise.goOn !== undefined) await way.works(turn);
  }
  await way.leave?.(turn);
}

/**
 * Tests a Way with each of its faults in turn. Stops at the first failure, because later results would mean nothing.
 */
export async function meetFaults(visitor: Visitor, way: Way): Promise<Misfortunes> {
  const { page } = visitor;
  await page.clock.install();
  await page.reload();
  await way.begin?.(page);
  const faulted = await faultCalls(visitor, way);
  for (const [index, fault] of faultsOf(`${way.operationIds.join(' ')} ${way.when}`).entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one person, one fault at a time
      await meet(way, { page, index }, fault, faulted);
    } catch (error) {
      return { [fault]: error instanceof Error ? error.message : String(error) };
    }
  }
  return {};
}
