import { describe, expect, it } from 'vitest';
import { appSettings } from '../../settings/appSettings.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { serverTexts } from '../../texts/serverTexts.gen.ts';
import { fillEmbedPage, fillPage } from './fillPage.ts';

const page = `<!doctype html><html lang="en"><head>
    <meta name="ssm-menu-name" content="" />
    <meta content="/old/sat" name="ssm-api">
    <title>SomaScan Menu</title></head></html>`;

describe('fillPage', () => {
  it('replaces the settings in the page by the settings of the server', () => {
    expect(fillPage(page, { menuName: 'Protein Menu', api: '/api/sat' })).toEqual(`<!doctype html><html lang="en"><head>
    <meta name="ssm-menu-name" content="Protein Menu" />
    <meta name="ssm-api" content="/api/sat" />
    <title>SomaScan Menu</title></head></html>`);
  });

  it('sets the language and its direction, whatever the page states', () => {
    expect([
      fillPage('<html lang="en"><head></head></html>', { locale: 'de' }),
      fillPage('<html class="a" dir="ltr" lang="en"><head></head></html>', { locale: 'ar' }),
    ]).toEqual([
      '<html lang="de" dir="ltr"><head></head></html>',
      '<html lang="ar" dir="rtl" class="a"><head></head></html>',
    ]);
  });

  it('lets the browser choose the language, and lists the available languages', () => {
    const built = '<html lang="en"><head><meta name="ssm-languages" content="en de ja" /></head></html>';
    expect(fillPage(built, { locale: 'auto' })).toBe(
      '<html lang="en"><head><meta name="ssm-languages" content="auto en de ja" /></head></html>',
    );
  });

  it('writes the message for browsers without JavaScript in the configured language', () => {
    const { 'en-XA': pseudo, de, en } = serverTexts;
    const said = (locale: string | undefined) =>
      fillPage('<html lang="en"><noscript>Old.</noscript></html>', { locale }).match(/<noscript>(.*)<\/noscript>/)?.[1];
    expect([said('en-XA'), said('en-US'), said('de-CH'), said('xx'), said(undefined)]).toEqual([
      pseudo.noScript,
      en.noScript,
      de.noScript,
      en.noScript,
      'Old.',
    ]);
  });

  it('sets the origins in the page that portals frame, whatever the file states', () => {
    const origins = ['https://portal.example', 'http://localhost:5173'];
    const filled = (listed: readonly string[]) =>
      fillEmbedPage('<head><meta name="ssm-embed-origins" content="https://old.example" /></head>', {}, listed);
    expect([filled(origins), filled([])]).toEqual([
      '<head><meta name="ssm-embed-origins" content="https://portal.example http://localhost:5173" /></head>',
      '<head><meta name="ssm-embed-origins" content="" /></head>',
    ]);
  });

  it('leaves the page unchanged if no setting is set', () => {
    expect(fillPage(page, {})).toEqual(page);
    expect(fillPage(page, { menuName: undefined, api: undefined })).toEqual(page);
  });

  it('escapes a name as text, whatever the name contains', () => {
    const filled = fillPage('<head></head>', { menuName: '"><script>$&</script>&amp;' });
    expect(filled).toEqual(
      '<head><meta name="ssm-menu-name" content="&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;&amp;amp;" /></head>',
    );
  });

  it('adds the settings to a page that has none', () => {
    expect(fillPage('<head lang="en"><title>a</title></head>', { menuName: 'Menu', api: '/sat' })).toEqual(
      '<head lang="en"><meta name="ssm-api" content="/sat" /><meta name="ssm-menu-name" content="Menu" /><title>a</title></head>',
    );
  });

  it('S9-08 includes all settings, so that the application need not request them', () => {
    const app = appSettings({ settings: readSettings({}, '/'), page: { menuName: 'A "menu" & <more>' } });
    const filled = fillPage('<head></head>', {}, app);
    const [, content = ''] = /^<head><meta name="ssm-settings" content="([^"<>]*)" \/><\/head>$/.exec(filled) ?? [];
    const plain = content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(JSON.parse(plain)).toEqual(app);
  });
});
