import { expect, test } from 'vitest';
import { SsmMenuElement } from './SsmMenuElement.tsx';

test('the elements are imported where there are none, as on a server', async () => {
  expect(typeof HTMLElement).toBe('undefined');
  await import('./element.ts');
  expect(SsmMenuElement.observedAttributes).toContain('version');
});
