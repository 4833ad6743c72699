import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp, route } from '../../shell/testing/renderApp.tsx';
import { type HomeView, useHomeView } from './useHomeView.ts';

afterEach(cleanup);

test('a change of the view draws Home once, and its writing to the address not at all', async () => {
  let drawn = 0;
  let home: HomeView | undefined;
  function Probe() {
    drawn += 1;
    home = useHomeView();
    return <h1>{home.view?.search ?? 'nothing'}</h1>;
  }
  const { window } = renderApp({ routes: { home: route('/', Probe) }, isStrict: false });
  await screen.findByRole('heading');

  /** How often Home is drawn for it, what it shows then, and what the address says once it is written. */
  function change(values: Partial<NonNullable<HomeView['view']>>) {
    const before = drawn;
    const { view } = home as HomeView;
    if (view === undefined) throw new Error('The view is not known yet.');
    act(() => home?.changeView({ ...view, ...values }));
    const once = drawn - before;
    const shown = screen.getByRole('heading').textContent;
    act(() => window.blur());
    return { drawn: once, afterWriting: drawn - before - once, shown, address: window.location.search };
  }

  expect(change({ search: 'k' })).toEqual({ drawn: 1, afterWriting: 0, shown: 'k', address: '?search=k' });
  const sort = { key: 'loDb', direction: 'ascending' } as const;
  expect(change({ sort })).toEqual({ drawn: 1, afterWriting: 0, shown: 'k', address: '?search=k&sort=loDb' });
});
