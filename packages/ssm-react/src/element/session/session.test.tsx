import { within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { GetAccessToken, SsmBuilderElement, SsmMenuElement } from '../element.ts';
import { servedInMemory } from '../testing/servedInMemory.ts';

await import('../element.ts');

const server = servedInMemory();
const never: GetAccessToken = () => new Promise<string>(() => undefined);
const unanswered = 'session: getAccessToken has not answered within 15 s';
let token: string;

beforeAll(async () => {
  token = await server.mint('SSM-Registered');
});

beforeEach(() => {
  document.body.replaceChildren();
});

/** Mounts an element. `told` collects its session and error events. */
function mount(name: 'ssm-menu' | 'ssm-builder', getAccessToken: GetAccessToken | null) {
  const told: string[] = [];
  const element: SsmMenuElement | SsmBuilderElement = document.createElement(name);
  element.addEventListener('ssm-session-needed', ({ detail }) => told.push(`session needed: ${detail.reason}`));
  element.addEventListener('ssm-error', ({ detail }) => told.push(`${detail.code}: ${detail.message}`));
  element.getAccessToken = getAccessToken;
  document.body.append(element);
  const inside = within(element.shadowRoot as unknown as HTMLElement);
  const text = () => element.shadowRoot?.textContent ?? '';
  const rows = () => inside.findByText(/of [\d,]+ reagents$/);
  return { element, inside, told, text, rows };
}

function stopTime(): (milliseconds: number) => Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return (milliseconds) => vi.advanceTimersByTimeAsync(milliseconds);
}

describe('an unanswered renewSession()', () => {
  test.each([
    ['a visitor', (): string | null => null, 'of 7,596 reagents'],
    ['a signed-in person', (): string | null => token, 'Bulk Search'],
  ] as const)('emits ssm-error after 15 s for %s, and accepts an answer that comes later', async (_, before, shown) => {
    const { element, told, text } = mount('ssm-menu', before);
    await expect.poll(text).toContain(shown);
    const answer = Promise.withResolvers<string>();
    const pass = stopTime();
    element.getAccessToken = () => answer.promise;
    element.renewSession();
    await pass(14_999);
    expect([told, text().includes(shown)]).toEqual([[], true]);
    await pass(1);
    expect(told).toEqual([unanswered]);
    vi.useRealTimers();
    await expect.poll(text).not.toContain('Bulk Search');
    answer.resolve(token);
    await expect.poll(text).toContain('Bulk Search');
  });

  test('sets a signed-in person’s view and selection aside until the person returns', async () => {
    const { element, inside, text } = mount('ssm-menu', () => token);
    const menu = element as SsmMenuElement;
    menu.selectable = true;
    await expect.poll(text).toContain('Bulk Search');
    menu.showView('search=kinase');
    menu.select(['10000-28']);
    const answer = Promise.withResolvers<string>();
    const pass = stopTime();
    element.getAccessToken = () => answer.promise;
    await pass(15_000);
    vi.useRealTimers();
    await inside.findByRole('button', { name: 'Try again' });
    expect(menu.readView()).toBe('');
    answer.resolve(token);
    await expect.poll(() => menu.readView()).toBe('search=kinase');
  });
});

describe('while the session is renewed', () => {
  test('a visitor’s menu keeps its height, its rows and its typed search', async () => {
    const { element, inside, rows } = mount('ssm-menu', () => null);
    await rows();
    const grid = inside.getByRole('grid');
    const search = inside.getByRole('searchbox');
    const { height } = element.getBoundingClientRect();
    element.getAccessToken = never;
    await new Promise(requestAnimationFrame);
    // A part that loads late may make the element higher.
    expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(height);
    expect({
      grid: inside.queryByRole('grid'),
      search: inside.queryByRole('searchbox'),
      waiting: inside.queryByRole('progressbar'),
    }).toEqual({ grid, search, waiting: null });
  });

  test('the menu waits for the first answer of a getAccessToken that the page sets late', async () => {
    const { element, inside, rows } = mount('ssm-menu', null);
    await rows();
    element.getAccessToken = never;
    await expect
      .poll(() => [inside.queryByRole('grid'), inside.queryAllByRole('progressbar').length])
      .toEqual([null, 1]);
  });

  test('the menu of a visitor whose token was refused is not redrawn before the new session is known', async () => {
    const { element, inside, told, rows } = mount('ssm-menu', () => 'no token of this server');
    await rows();
    expect(told).toContain('session needed: refused');
    const grid = inside.getByRole('grid');
    element.getAccessToken = never;
    await new Promise(requestAnimationFrame);
    expect(inside.queryByRole('grid')).toBe(grid);
  });

  test('the menu does not warn about a view that the page sets for the next person', async () => {
    const closed = 'filters=fullName*%3Dkinase&search=kinase';
    const { element, text, rows } = mount('ssm-menu', () => null);
    await rows();
    const answer = Promise.withResolvers<string>();
    element.getAccessToken = () => answer.promise;
    (element as SsmMenuElement).showView(closed);
    answer.resolve(token);
    await expect.poll(text).toContain('Bulk Search');
    expect([(element as SsmMenuElement).readView(), server.complaints()]).toEqual([closed, []]);
  });

  test('the text that the page shows to visitors stays below the progress bar', async () => {
    const { element, inside } = mount('ssm-builder', () => null);
    const said = await inside.findByText('Sign in to see this.');
    element.getAccessToken = never;
    await inside.findByRole('progressbar', { name: 'Finding out who is signed in' });
    expect(said.isConnected).toBe(true);
  });

  test('the rows and the notice stay while Try again runs', async () => {
    vi.mocked(fetch).mockImplementation((request) =>
      (request as Request).url.includes('/jwt/validate')
        ? Promise.reject(new TypeError('offline'))
        : server.fetch(request as Request),
    );
    const { element, inside, rows } = mount('ssm-menu', () => token);
    await rows();
    const grid = inside.getByRole('grid');
    const notice = inside.getByRole('alert');
    element.getAccessToken = never;
    await inside.findByRole('progressbar', { name: 'Finding out who is signed in' });
    expect([grid.isConnected, notice.isConnected]).toEqual([true, true]);
  });
});

test('<ssm-menu> needs no session for a visitor, but <ssm-builder> on the same page does', async () => {
  const menu = mount('ssm-menu', () => null);
  const builder = mount('ssm-builder', () => null);
  await builder.inside.findByText('Sign in to see this.');
  await menu.rows();
  expect([menu.told, builder.told]).toEqual([[], ['session needed: missing']]);
});

describe('a getAccessToken that fails while a person is signed in', () => {
  const down = 'session: Error: the sign-in service is down';

  async function mountSignedIn(name: 'ssm-menu' | 'ssm-builder', shown: string) {
    let isDown = false;
    const mounted = mount(name, () => {
      if (isDown) throw new Error('the sign-in service is down');
      return token;
    });
    await expect.poll(mounted.text).toContain(shown);
    vi.mocked(fetch).mockClear();
    const goDown = (value: boolean): void => void (isDown = value);
    goDown(true);
    return { ...mounted, goDown };
  }

  test('sends no call, does not end the session, and lets the user try again', async () => {
    const { element, told, text, goDown } = await mountSignedIn('ssm-menu', 'of 7,596 reagents');
    element.version = 'V_11K';
    const retry = () => element.shadowRoot?.querySelector<HTMLElement>('[data-part="Notice"] button') ?? null;
    await expect.poll(() => retry()?.textContent).toBe('Try again');
    expect([[...new Set(told)], vi.mocked(fetch).mock.calls]).toEqual([[down], []]);
    goDown(false);
    retry()?.click();
    await expect.poll(text).toMatch(/[\d,]+ of 1\d,\d{3} reagents/);
    expect(new Set(told)).toEqual(new Set([down]));
  });

  test.each(['ssm-menu', 'ssm-builder'] as const)('makes renewSession() of %s show the notice', async (name) => {
    const { element, inside, told } = await mountSignedIn(name, name === 'ssm-menu' ? 'Bulk Search' : 'Import');
    element.renewSession();
    await inside.findByText('Your session could not be opened. Check the connection and try again.');
    expect(new Set(told)).toEqual(new Set([down]));
  });

  test('an element for signed-in users asks nobody to sign in if the first answer fails', async () => {
    const { inside, told } = mount('ssm-builder', () => Promise.reject(new Error('the sign-in service is down')));
    await inside.findByText('Your session could not be opened. Check the connection and try again.');
    expect(told).toEqual([down]);
  });
});

describe('an unusable token', () => {
  test.each([
    ['a line break', 'one\ntwo', 'TypeError: The access token contains a line break; trim it'],
    ['a line break before it', '\r\none', 'TypeError: The access token contains a line break; trim it'],
    ['a space without width', 'one\u200B', 'TypeError: The access token contains the character U+200B; trim it'],
    ['no text', 7, 'TypeError: Expected the access token as a string, or null, not a value of type number'],
  ])('is reported if it has %s, and the user counts as signed out', async (_, wrong, message) => {
    const { told, rows } = mount('ssm-menu', () => wrong as string);
    await rows();
    expect([...new Set(told)]).toEqual([`session: ${message}`]);
    expect(server.complaints()).toEqual([
      `<ssm-menu>: getAccessToken failed: ${message}. It is taken as nobody being signed in.`,
    ]);
  });

  test('a token with a trailing line break is usable, because the browser trims the line break', async () => {
    const { told, text } = mount('ssm-menu', () => `${token}\n`);
    await expect.poll(text).toContain('Bulk Search');
    expect(told).toEqual([]);
  });
});
