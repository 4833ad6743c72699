import { within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { servedInMemory } from '../testing/servedInMemory.ts';

await import('../element.ts');

servedInMemory();

type Scheme = 'light' | 'dark';

const surfaces: Readonly<Record<Scheme, string>> = { light: 'rgb(255, 255, 255)', dark: 'rgb(15, 18, 22)' };

async function mount(page: Scheme | '', wrapper: Scheme | '' = '') {
  document.documentElement.style.colorScheme = page;
  document.body.innerHTML = '<div><ssm-menu theme="inherit"></ssm-menu></div>';
  onTestFinished(() => {
    document.documentElement.removeAttribute('style');
    document.body.replaceChildren();
  });
  const frame = document.body.firstElementChild as HTMLElement;
  frame.style.colorScheme = wrapper;
  const shadow = document.querySelector('ssm-menu')?.shadowRoot as ShadowRoot;
  const inside = within(shadow as unknown as HTMLElement);
  await inside.findByText(/of [\d,]+ reagents$/);
  const root = shadow.querySelector('.ssm-root') as HTMLElement;
  function surfaceOf(element: Element = root): string {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--ssm-color-background)';
    element.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }
  return { frame, inside, root, surfaceOf };
}

describe('theme="inherit"', () => {
  test.each([
    ['light', '', 'light'],
    ['dark', '', 'dark'],
    ['dark', 'light', 'light'],
    ['light', 'dark', 'dark'],
    ['', 'dark', 'dark'],
    // A page without a color-scheme is light, whatever the device prefers.
    ['', '', 'light'],
  ] as const)(
    'in a page with color-scheme "%s" and a wrapper with "%s", the element is %s',
    async (page, wrapper, shown) => {
      const { surfaceOf } = await mount(page, wrapper);
      expect(surfaceOf()).toBe(surfaces[shown]);
    },
  );

  test('follows a page that changes its color-scheme, also in an open list and an open dialog', async () => {
    const { inside, root, surfaceOf } = await mount('light');
    await userEvent.click(await inside.findByRole('button', { name: 'Rows per page' }));
    const list = await inside.findByRole('listbox', { name: 'Rows per page' });
    const colorOf = (element: Element) => getComputedStyle(element).color;
    const before = { list: colorOf(list), root: colorOf(root) };
    expect([surfaceOf(), surfaceOf(list)]).toEqual([surfaces.light, surfaces.light]);
    document.documentElement.style.colorScheme = 'dark';
    expect([surfaceOf(), surfaceOf(list)]).toEqual([surfaces.dark, surfaces.dark]);
    expect([colorOf(list) === before.list, colorOf(root) === before.root]).toEqual([false, false]);
    await userEvent.keyboard('{Escape}');

    await userEvent.click(inside.getByRole('button', { name: 'Filters' }));
    const dialog = await inside.findByRole('dialog');
    const surface = () => getComputedStyle(dialog.closest('.ssm-Modal') ?? dialog).backgroundColor;
    const dark = surface();
    expect(surfaceOf(dialog)).toBe(surfaces.dark);
    document.documentElement.style.colorScheme = 'light';
    expect([surfaceOf(dialog), surface() === dark]).toEqual([surfaces.light, false]);
  });

  test('follows a wrapper that changes its color-scheme, even if the color-scheme of the page stays', async () => {
    const { frame, surfaceOf } = await mount('dark', 'dark');
    frame.style.colorScheme = 'light';
    expect(surfaceOf()).toBe(surfaces.light);
  });

  test('a light theme set on the element wins over a dark page, and theme="inherit" follows the page again', async () => {
    const { root, surfaceOf } = await mount('dark');
    const element = document.querySelector('ssm-menu') as HTMLElement;
    element.setAttribute('theme', 'light');
    await expect.poll(() => root.dataset['theme']).toBe('light');
    expect(surfaceOf()).toBe(surfaces.light);
    element.setAttribute('theme', 'inherit');
    await expect.poll(() => root.dataset['theme']).toBe('inherit');
    expect(surfaceOf()).toBe(surfaces.dark);
  });
});
