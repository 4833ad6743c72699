/** Tests examples/hostile-portal with React's development build in StrictMode. */
import { expect, test } from 'vitest';
import { noMisdeeds } from '../../e2e/support/browser.ts';
import { eventually } from '../../e2e/support/eventually.ts';
import { hostilePortal, press, show } from './hostilePortal.ts';

const open = hostilePortal('development');

test('both menus work in StrictMode without warnings, also after they are removed and shown again', async () => {
  const { page, misdeeds, logged, components, element } = await open();
  const scripts = await page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return Promise.all(files.map(async ({ name }) => (await fetch(name)).text()));
  });
  // React prints this sentence only in development builds.
  expect(scripts.map((text) => text.includes('Download the React DevTools'))).toContain(true);

  for (let time = 0; time < 5; time += 1) {
    await show(page, components, element);
    for (const menu of [components, element]) {
      const [first = ''] = await menu.cells('Sequence ID');
      await menu.search.fill(first);
      await eventually(() => menu.cells('Sequence ID'), [first]);
      await menu.search.fill('');
      await menu.visitDialog('Keyboard shortcuts');
    }
    await press(page, 'Take the menus away');
  }
  expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
});
