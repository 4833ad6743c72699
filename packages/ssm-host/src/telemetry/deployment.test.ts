import { describe, expect, test, vi } from 'vitest';
import { createDeployment } from './deployment.ts';

const pageOf = (name: string): string => `<script type="module" crossorigin src="/menu/assets/${name}"></script>`;
const failure = { name: 'part', error: new TypeError('Failed to fetch dynamically imported module') } as const;

function setUp(own: string | null, fetchPage: () => Promise<string>) {
  const asked: string[] = [];
  const script = own === null ? null : { getAttribute: () => `/menu/assets/${own}` };
  const deployment = createDeployment({
    document: { querySelector: () => script },
    home: 'https://portal.example/menu/',
    async fetch(address, { cache }) {
      asked.push(`${address} ${cache}`);
      const text = await fetchPage();
      return { text: async () => text };
    },
  });
  const told = vi.fn<() => void>();
  const stop = deployment.subscribe(told);
  return { ...deployment, asked, told, stop };
}

describe('the deployment of a page', () => {
  test('is replaced if the server has another application, which each missing part reports', async () => {
    const { note, asked, told, isReplaced, stop } = setUp('app-old1234.js', async () => pageOf('app-new5678.js'));
    note(failure);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    note({ name: 'crash', error: failure.error });
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    stop();
    note(failure);
    await vi.waitFor(() => expect(isReplaced()).toBe(true));
    expect([asked, told.mock.calls.length]).toEqual([['https://portal.example/menu/ no-store'], 2]);
  });

  test.each<[what: string, own: string | null, fetchPage: () => Promise<string>]>([
    ['the server has the same', 'app-old1234.js', async () => pageOf('app-old1234.js')],
    ['a proxy answers with a page of its own', 'app-old1234.js', async () => '<h1>Bad gateway</h1>'],
    ['there is no connection', 'app-old1234.js', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the page was not built', null, async () => pageOf('app-new5678.js')],
  ])('stays current if %s', async (_, own, fetchPage) => {
    const { note, told, isReplaced } = setUp(own, fetchPage);
    note(failure);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect([isReplaced(), told.mock.calls.length]).toEqual([false, 0]);
  });

  test('is not checked for reports that are not about code', () => {
    const { note, asked } = setUp('app-old1234.js', async () => '');
    note({ name: 'unsupported-analytes', version: 'V_7K', analytes: [], count: 1 });
    expect(asked).toEqual([]);
  });
});
