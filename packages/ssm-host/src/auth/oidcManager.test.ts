import { describe, expect, test } from 'vitest';
import { createManager } from './oidcManager.ts';

const settings = {
  issuer: 'https://id.example.org/oidc',
  clientId: 'menu',
  audience: undefined,
  scope: 'openid profile email',
  claimNamespace: '',
};
const noStore = { length: 0, clear() {}, getItem: () => null, key: () => null, removeItem() {}, setItem() {} };

describe('the address after signing out', () => {
  test.each([
    [undefined, 'https://portal.example/menu/'],
    ['/', 'https://portal.example/menu/'],
    ['/cookie-policy', 'https://portal.example/menu/cookie-policy'],
    ['https://portal.example/bye', 'https://portal.example/bye'],
  ])('S4-03: with %s set, an application below a path asks the provider for %s', (logoutUrl, address) => {
    const manager = createManager({ ...settings, logoutUrl }, 'https://portal.example/menu/', noStore);
    expect(manager.settings.post_logout_redirect_uri).toBe(address);
  });
});
