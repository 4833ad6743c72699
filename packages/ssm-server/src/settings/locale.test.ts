import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { ConfigError } from '../config/configError.ts';

function builtFor(languages: string | null): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ssm-locale-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const meta = languages === null ? '' : `<meta name="ssm-languages" content="${languages}" />`;
  writeFileSync(path.join(folder, 'index.html'), `<html lang="en"><head>${meta}</head></html>`);
  return folder;
}

function localeOf(SSM_LOCALE: string | undefined, SSM_STATIC: string | undefined): string | undefined {
  return readConfig({ SSM_LOCALE, SSM_STATIC }, '/menu').page.locale;
}

test('a language of the application is accepted with its region and normalised', () => {
  const statics = builtFor('en de');
  expect(['de', 'DE-ch', 'en-GB', 'auto', ' ', undefined].map((text) => localeOf(text, statics))).toEqual([
    'de',
    'de-CH',
    'en-GB',
    'auto',
    undefined,
    undefined,
  ]);
});

test.each([
  ['fr', 'en de', 'SSM_LOCALE is "fr", and the application has no texts in it. Set it to one of en, de, or unset it.'],
  ['de', null, 'SSM_LOCALE is "de", and the application has no texts in it. Set it to one of en, or unset it.'],
  ['de_DE', 'en de', 'SSM_LOCALE is "de_DE", which is not a language tag. Set it to one of en, de, or unset it.'],
])('%s is refused for an application in %s, and the available languages are named', (locale, languages, sentence) => {
  expect(() => localeOf(locale, builtFor(languages))).toThrow(new ConfigError(sentence));
});

test('any language tag is accepted without an application to serve', () => {
  expect(localeOf('pt-BR', undefined)).toBe('pt-BR');
  expect(() => localeOf('Portuguese!', undefined)).toThrow(
    new ConfigError(
      'SSM_LOCALE is "Portuguese!", which is not a language tag. Set it to one such as de or pt-BR, or unset it.',
    ),
  );
});
