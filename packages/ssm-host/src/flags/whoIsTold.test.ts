import { expect, test } from 'vitest';
import { isElsewhere } from './whoIsTold.ts';

const home = 'https://menu.example/portal/';

test.each([
  ['the server’s own', { provider: 'ofrep' }, false],
  ['the server’s own by its path', { provider: 'ofrep', url: '/flags' }, false],
  ['one of the same origin', { provider: 'ofrep', url: 'https://menu.example/flags' }, false],
  ['one of another origin', { provider: 'ofrep', url: 'https://flags.example/' }, true],
  ['one of another port', { provider: 'ofrep', url: 'https://menu.example:8443/' }, true],
  ['Split, which is asked at addresses of its own', { provider: 'split', key: 'a' }, true],
  ['flags that the settings hold', { provider: 'static', values: {} }, false],
  ['a service that there is none of', { provider: 'nothing', url: 'https://flags.example/' }, false],
  ['nothing that was told', undefined, false],
])('%s counts as another party only at another origin', (_, told, wanted) => {
  expect(isElsewhere(told, home)).toBe(wanted);
});
