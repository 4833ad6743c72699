import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const profileOf = (env: Readonly<Record<string, string>>) => readConfig(env, '/menu').profile;

describe('the profile', () => {
  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { HOST: '[::1]' },
    { HOST: '::ffff:127.0.0.1' },
    { PUBLIC_URL: 'http://localhost:8080/assay' },
    { PUBLIC_URL: 'http://127.0.0.1:8080' },
    { PUBLIC_URL: 'http://[::1]:8080' },
  ])('is local for %j', (env: Readonly<Record<string, string>>) => {
    expect(profileOf(env)).toEqual('local');
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.1' },
    { HOST: '::ffff:192.0.2.1' },
    { HOST: 'menu.internal' },
    { HOST: 'localhost.example.org' },
    { PUBLIC_URL: 'https://menu.example.org' },
    { PUBLIC_URL: 'https://localhost:8443' },
    { PUBLIC_URL: 'http://menu.example.org' },
    { SSM_TRUSTED_PROXIES: '127.0.0.1' },
    { SSM_TRUSTED_PROXIES: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' },
    { SSM_PROFILE: 'production' },
  ])('is production for %j', (env: Readonly<Record<string, string>>) => {
    expect(profileOf(env)).toEqual('production');
  });

  it('is demo only if the setting SSM_PROFILE says so', () => {
    const open = { HOST: '0.0.0.0', PUBLIC_URL: 'https://menu.example.org' };
    expect([profileOf({ ...open, SSM_PROFILE: 'demo' }), profileOf({ ...open, SSM_PROFILE: ' ' })]).toEqual([
      'demo',
      'production',
    ]);
  });

  it('is refused for any other word, and the message names the word', () => {
    expect(() => profileOf({ SSM_PROFILE: 'prod' })).toThrow(
      'SSM_PROFILE is "prod". Set it to one of production, demo, or unset it.',
    );
  });
});
