import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const unset = {
  port: 4173,
  host: '127.0.0.1',
  storage: { folder: '/menu/.data', databaseUrl: undefined },
  staticFolder: undefined,
  publicUrl: undefined,
  logLevel: undefined,
};

describe('readConfig', () => {
  it('nothing need be set: port 4173 of this machine alone, data in .data', () => {
    expect(readConfig({}, '/menu')).toEqual(unset);
  });

  it('an empty variable counts as not set', () => {
    const env = { PORT: '', HOST: ' ', SSM_DATA: '', DATABASE_URL: '', SSM_STATIC: '', LOG_LEVEL: '', PUBLIC_URL: '' };
    expect(readConfig(env, '/menu')).toEqual(unset);
  });

  it('everything that can be set is taken; folders are relative to the current one', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      SSM_DATA: 'data',
      DATABASE_URL: 'postgres://menu:secret@db:5432/menu',
      SSM_STATIC: '../dist',
      LOG_LEVEL: 'WARN',
      PUBLIC_URL: 'https://menu.example.org/assay/',
    };
    expect(readConfig(env, '/menu')).toEqual({
      port: 0,
      host: '0.0.0.0',
      storage: { folder: '/menu/data', databaseUrl: 'postgres://menu:secret@db:5432/menu' },
      staticFolder: '/dist',
      publicUrl: 'https://menu.example.org/assay',
      logLevel: 'warn',
    });
  });

  it.each([
    ['PORT', 'http', 'PORT is "http". Set it to a number from 0 to 65535; 0 takes any free port.'],
    ['PORT', '65536', 'PORT is "65536". Set it to a number from 0 to 65535; 0 takes any free port.'],
    ['PORT', '-1', 'PORT is "-1". Set it to a number from 0 to 65535; 0 takes any free port.'],
    ['PORT', '1e3', 'PORT is "1e3". Set it to a number from 0 to 65535; 0 takes any free port.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud". Set it to one of silent, fatal, error, warn, info, debug, trace.'],
    [
      'DATABASE_URL',
      'mysql://menu:secret@db/menu',
      'DATABASE_URL is not an address of the kind postgres://user:password@host:5432/name. Correct it, or unset it.',
    ],
    [
      'DATABASE_URL',
      'db',
      'DATABASE_URL is not an address of the kind postgres://user:password@host:5432/name. Correct it, or unset it.',
    ],
    [
      'PUBLIC_URL',
      'menu.example.org',
      'PUBLIC_URL is not an address of the kind https://menu.example.org. Correct it, or unset it.',
    ],
  ])('%s=%s is refused by name, in a sentence that says what it takes', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value }, '/menu')).toThrow(new ConfigError(sentence));
  });
});
