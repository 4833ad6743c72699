import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAddress } from './address.ts';
import { createHistoryWindow } from './testing/historyWindow.ts';

function urlOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `${pathname}${search}${hash}`;
}

const paintMs = 16;
/** Texts of a fast, long typing, which would exceed the browser's limit on history calls. */
const typed = Array.from({ length: 200 }, (_, index) => `?search=${index}`);

describe('address', () => {
  test('a push adds an entry, and Back and Forward restore other entries', () => {
    const window = createHistoryWindow('/?search=a#top');
    const address = createAddress(window);
    const seen: string[] = [];
    address.subscribe(() => seen.push(urlOf(address.getLocation())));
    address.push('?version=V_11K');
    address.push({ pathname: '/', search: '?page=2', hash: '' }, { from: 'here' });
    window.advance(paintMs);
    window.travel(-2);
    window.travel(2);
    expect({ seen, ...window.entries(), state: address.getLocation().state }).toEqual({
      seen: ['/?version=V_11K', '/?page=2', '/?page=2', '/?search=a#top', '/?page=2'],
      urls: ['/?search=a#top', '/?version=V_11K', '/?page=2'],
      index: 2,
      state: { from: 'here' },
    });
  });

  test('typing replaces the entry and writes nothing between fast keys', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    const written = typed.slice(0, 12).map((search) => {
      address.replace(search);
      window.advance(299);
      return window.entries().urls;
    });
    window.advance(1);
    expect({ written, atRest: window.entries().urls }).toEqual({
      written: typed.slice(0, 12).map(() => ['/']),
      atRest: ['/?search=11'],
    });
  });

  test('a new entry is written after paint, after a delay in a hidden page, and before the user changes to another page', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    address.push('?page=2');
    const unpainted = window.entries().urls;
    window.advance(paintMs);
    const painted = window.entries().urls;
    const hidden = createHistoryWindow('/', { isHidden: true });
    const unseen = createAddress(hidden);
    unseen.push('?page=2');
    hidden.advance(199);
    const early = hidden.entries().urls;
    hidden.advance(1);
    address.push('/notes');
    expect({ unpainted, painted, early, late: hidden.entries().urls, page: window.entries().urls }).toEqual({
      unpainted: ['/'],
      painted: ['/', '/?page=2'],
      early: ['/'],
      late: ['/', '/?page=2'],
      page: ['/', '/?page=2', '/notes'],
    });
  });

  test('a new entry for another page has its URL at once, and its state after paint or when the user leaves the page', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    const list = { list: ['10000-28'] };
    const read = () => createAddress(window).getLocation().state;
    address.push('/specs/10000-28', list);
    const unpainted = [window.entries().urls, read()];
    window.advance(paintMs);
    const painted = [window.entries().urls, read()];
    address.push('/specs/10001-7', list);
    window.leave();
    expect({
      unpainted,
      painted,
      left: [window.entries().urls, read()],
      inMemory: address.getLocation().state,
    }).toEqual({
      unpainted: [['/', '/specs/10000-28'], null],
      painted: [['/', '/specs/10000-28'], list],
      left: [['/', '/specs/10000-28', '/specs/10001-7'], list],
      inMemory: list,
    });
  });

  test('a replacement before paint stores the state of the replacement', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    address.push('/specs/10000-28', { from: '/' });
    address.replace('?version=V_7K', { from: '/?page=2' });
    window.advance(300);
    expect([window.entries().urls, createAddress(window).getLocation().state]).toEqual([
      ['/', '/specs/10000-28?version=V_7K'],
      { from: '/?page=2' },
    ]);
  });

  test('R8: a reload by keyboard requests the text that was just typed', () => {
    const after = ['Control', 'Meta', 'F5', 'r'].map((key) => {
      const window = createHistoryWindow('/');
      createAddress(window).replace('?search=il6');
      window.press(key);
      return window.entries().urls;
    });
    expect(after).toEqual([['/?search=il6'], ['/?search=il6'], ['/?search=il6'], ['/']]);
  });

  test('listeners are notified when the address bar is written: after a pause, on blur, on paint and on Back', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    const seen: string[] = [];
    address.subscribe(() => seen.push(`${urlOf(address.getLocation())} ${urlOf(address.getWritten())}`));
    address.replace('?search=a');
    window.advance(300);
    address.replace('?search=ab');
    window.blur();
    address.push('?page=2');
    window.advance(paintMs);
    window.travel(-1);
    expect(seen).toEqual([
      '/?search=a /',
      '/?search=a /?search=a',
      '/?search=ab /?search=a',
      '/?search=ab /?search=ab',
      '/?page=2 /?search=ab',
      '/?page=2 /?page=2',
      '/?search=ab /?search=ab',
    ]);
  });

  test('slow typing without end stays below the strictest browser limit, and the last text is written', () => {
    const window = createHistoryWindow('/', { limit: 100 });
    const address = createAddress(window);
    const late = typed.map((search) => {
      address.replace(search);
      const isCurrent = urlOf(address.getLocation()) === `/${search}`;
      window.advance(301);
      return { isWritten: window.entries().urls[0] === `/${search}`, isCurrent };
    });
    window.advance(1000);
    expect({
      inMemory: late.filter(({ isCurrent }) => isCurrent).length,
      wasSometimesLate: late.some(({ isWritten }) => !isWritten),
      urls: window.entries().urls,
    }).toEqual({ inMemory: 200, wasSometimesLate: true, urls: ['/?search=199'] });
  });

  test('a replacement with another path is written at once', () => {
    const window = createHistoryWindow('/login?code=1');
    const address = createAddress(window);
    address.replace('/menu');
    expect(window.entries()).toEqual({ urls: ['/menu'], index: 0 });
  });

  test('the address bar shows the typed text as soon as the page loses the focus', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    address.replace('?search=a');
    window.blur();
    expect(window.entries().urls).toEqual(['/?search=a']);
  });

  test('a history call that the browser refuses because of its rate is retried', () => {
    const window = createHistoryWindow('/', { limit: 1 });
    const address = createAddress(window);
    address.replace('?search=a');
    window.advance(300);
    address.push('?page=2');
    const refused = window.entries();
    window.advance(31_000);
    expect({ refused, later: window.entries(), now: urlOf(address.getLocation()) }).toEqual({
      refused: { urls: ['/?search=a'], index: 0 },
      later: { urls: ['/?page=2'], index: 0 },
      now: '/?page=2',
    });
  });

  test('a push writes the pending text of a replacement before the new entry', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    for (const search of typed) address.replace(search);
    address.push('?page=2');
    window.advance(paintMs);
    window.travel(-1);
    expect({ urls: window.entries().urls, back: urlOf(address.getLocation()) }).toEqual({
      urls: ['/?search=199', '/?page=2'],
      back: '/?search=199',
    });
  });

  test('Back discards the pending text of a replacement', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    address.push('?page=2');
    for (const search of typed) address.replace(search);
    window.travel(-1);
    window.advance(60_000);
    expect({ now: urlOf(address.getLocation()), first: window.entries().urls[0] }).toEqual({ now: '/', first: '/' });
  });

  test('the pending text of a replacement is written when the user leaves the page', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    for (const search of typed) address.replace(search);
    window.leave();
    expect(window.entries()).toEqual({ urls: ['/?search=199'], index: 0 });
  });

  test('stopping removes all listeners and timers, and later changes notify no listener', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    const seen: string[] = [];
    address.subscribe(() => seen.push('told'));
    for (const search of typed.slice(0, 60)) address.replace(search);
    const told = seen.length;
    address.stop();
    window.travel(0);
    expect({ told, after: seen.length, held: window.held(), urls: window.entries().urls }).toEqual({
      told: 60,
      after: 60,
      held: 0,
      urls: ['/?search=59'],
    });
  });

  test('a path that begins with two slashes stays a path of the same origin', () => {
    const window = createHistoryWindow('//evil.test/x?a=1');
    const address = createAddress(window);
    const started = urlOf(address.getLocation());
    address.replace('/');
    window.advance(300);
    expect({ started, urls: window.entries().urls }).toEqual({ started: '/x?a=1', urls: ['/'] });
  });

  test('two visits to one URL have different keys, and Back restores the first visit', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    address.push('?page=2');
    const first = address.getLocation().key;
    address.push('?page=2');
    const second = address.getLocation().key;
    window.advance(paintMs);
    window.travel(-1);
    expect({ isSame: first === second, isFound: address.getLocation().key === first }).toEqual({
      isSame: false,
      isFound: true,
    });
  });

  test('a query too long for a request line is written without the search, and its history entry restores the search', () => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    const long = `?search=${'1-1%2C'.repeat(2000)}&version=V_11K`;
    address.push(long);
    address.push('?page=2');
    window.advance(paintMs);
    const bar = window.entries().urls;
    address.stop();
    window.travel(-1);
    const again = createAddress(window);
    expect([bar, again.getLocation().search === long]).toEqual([['/', '/?version=V_11K', '/?page=2'], true]);
    again.replace('?search=2-2');
    window.advance(1000);
    expect(window.entries().urls[1]).toEqual('/?search=2-2');
  });

  test.each([
    ['a search beside long filters', '?filters=a&search=kinase', 6985, '?filters=a'],
    ['filters that are too long without it', '?filters=a&search=kinase', 7500, '?search=kinase'],
    ['both', '?columns=seqId&filters=a&search=b', 8000, '?columns=seqId'],
  ])('a query too long for a request line omits %s', (_what, query, length, wanted) => {
    const window = createHistoryWindow('/');
    const address = createAddress(window);
    const grown = (text: string) =>
      text.replace('filters=a', `filters=${'a'.repeat(length)}`).replace('search=b', `search=${'b'.repeat(length)}`);
    address.push(grown(query));
    window.advance(paintMs);
    address.stop();
    const again = createAddress(window);
    expect([window.entries().urls.at(-1), again.getLocation().search]).toEqual([`/${grown(wanted)}`, grown(query)]);
  });

  test('memory and the address bar agree after any sequence of navigations', () => {
    const move = fc.oneof(
      fc.record({ kind: fc.constant('push' as const), page: fc.nat(50) }),
      fc.record({ kind: fc.constant('replace' as const), page: fc.nat(50) }),
      fc.record({ kind: fc.constant('travel' as const), page: fc.integer({ min: -3, max: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 150 }), (moves) => {
        const window = createHistoryWindow('/');
        const address = createAddress(window);
        for (const { kind, page } of moves) {
          if (kind === 'travel') window.travel(page);
          else address[kind](`?page=${page}`);
        }
        window.advance(120_000);
        const { urls, index } = window.entries();
        expect(urlOf(address.getLocation())).toEqual(urls[index]);
      }),
    );
  });
});
