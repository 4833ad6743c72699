import { describe, expect, it } from 'vitest';
import { otherOrigins } from '../declared/otherOrigins.ts';
import { ConfigError, readTable } from './readTable.ts';

const exact = (text: string) => readTable(otherOrigins, { SSM_CORS_ORIGINS: text }).corsOrigins;
const wild = (text: string) => readTable(otherOrigins, { SSM_FRAME_ANCESTORS: text }).frameAncestors;

describe('the origins in a setting', () => {
  it.each([
    ['', []],
    ['https://portal.example', ['https://portal.example']],
    [
      ' https://a.example,https://b.example:8443  http://localhost:5173 ',
      ['https://a.example', 'https://b.example:8443', 'http://localhost:5173'],
    ],
    ['https://Portal.Example:443 https://portal.example', ['https://portal.example']],
    ['http://[::1]:5173', ['http://[::1]:5173']],
  ])('are normalised from %j to %j, as browsers do', (text, origins) => {
    expect([exact(text), wild(text)]).toEqual([origins, origins]);
  });

  it('may have wildcard hosts in a content security policy, but not in a list of CORS origins', () => {
    expect(wild('https://*.Example.org https://*.example.org:8443')).toEqual([
      'https://*.example.org',
      'https://*.example.org:8443',
    ]);
    expect(() => exact('https://*.example.org')).toThrow(
      new ConfigError(
        'SSM_CORS_ORIGINS holds "https://*.example.org", which is not an origin. Set it to origins such as https://portal.example.org, without a path and with a space between two, or unset it.',
      ),
    );
  });

  it.each([
    '*',
    'null',
    'portal.example',
    'https://',
    'https://*',
    'https://a.example/',
    'https://a.example/path',
    "https://a.example;script-src'unsafe-inline'",
    'https://a.example:99999',
    'ftp://a.example',
  ])('do not include %j, and the refusal says how to write an origin', (text) => {
    expect(() => wild(`https://good.example ${text}`)).toThrow(
      new ConfigError(
        `SSM_FRAME_ANCESTORS holds "${text}", which is not an origin. Set it to origins such as https://portal.example.org or https://*.example.org, without a path and with a space between two, or unset it.`,
      ),
    );
  });

  it('are refused without repeating a password', () => {
    expect(() => exact('https://user:secret@a.example')).toThrow(
      new ConfigError(
        'SSM_CORS_ORIGINS holds "…@a.example", which is not an origin. Set it to origins such as https://portal.example.org, without a path and with a space between two, or unset it.',
      ),
    );
  });
});
