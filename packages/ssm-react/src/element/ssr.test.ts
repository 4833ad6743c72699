import { expect, test } from 'vitest';
import { SsmMenuElement } from './SsmMenuElement.tsx';

test('the module can be imported on a server, which has no custom elements', async () => {
  expect(typeof HTMLElement).toBe('undefined');
  await import('./element.ts');
  expect(SsmMenuElement.observedAttributes).toContain('version');
});
