import { describe, expect, it } from 'vitest';
import { appSettings } from '../../settings/appSettings.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { serverTexts } from '../../settings/serverTexts.gen.ts';
import { fillEmbedPage, fillPage } from './fillPage.ts';

const page = `<!doctype html><html lang="en"><head>
    <meta name="ssm-menu-name" content="" />
    <meta content="/old/sat" name="ssm-api">
    <title>SomaScan Menu</title></head></html>`;

describe('fillPage', () => {
  it('writes what is set in place of what the page says', () => {
    expect(fillPage(page, { menuName: 'Protein Menu', api: '/api/sat' })).toEqual(`<!doctype html><html lang="en"><head>
    <meta name="ssm-menu-name" content="Protein Menu" />
    <meta name="ssm-api" content="/api/sat" />
    <title>SomaScan Menu</title></head></html>`);
  });

  it('says the language and its direction, whatever the page said of them', () => {
    expect([
      fillPage('<html lang="en"><head></head></html>', { locale: 'de' }),
      fillPage('<html class="a" dir="ltr" lang="en"><head></head></html>', { locale: 'ar' }),
    ]).toEqual([
      '<html lang="de" dir="ltr"><head></head></html>',
      '<html lang="ar" dir="rtl" class="a"><head></head></html>',
    ]);
  });

  it('leaves the language to the browser, which finds there what may be chosen', () => {
    const built = '<html lang="en"><head><meta name="ssm-languages" content="en de ja" /></head></html>';
    expect(fillPage(built, { locale: 'auto' })).toBe(
      '<html lang="en"><head><meta name="ssm-languages" content="auto en de ja" /></head></html>',
    );
  });

  it('says to browsers without JavaScript what the language has for it', () => {
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

  it('says to the page that portals frame who they are, in place of what the file says', () => {
    const origins = ['https://portal.example', 'http://localhost:5173'];
    const filled = (listed: readonly string[]) =>
      fillEmbedPage('<head><meta name="ssm-embed-origins" content="https://old.example" /></head>', {}, listed);
    expect([filled(origins), filled([])]).toEqual([
      '<head><meta name="ssm-embed-origins" content="https://portal.example http://localhost:5173" /></head>',
      '<head><meta name="ssm-embed-origins" content="" /></head>',
    ]);
  });

  it('leaves what is not set as it is', () => {
    expect(fillPage(page, {})).toEqual(page);
    expect(fillPage(page, { menuName: undefined, api: undefined })).toEqual(page);
  });

  it('a name is text, whatever it holds', () => {
    const filled = fillPage('<head></head>', { menuName: '"><script>$&</script>&amp;' });
    expect(filled).toEqual(
      '<head><meta name="ssm-menu-name" content="&quot;&gt;&lt;script&gt;$&amp;&lt;/script&gt;&amp;amp;" /></head>',
    );
  });

  it('a page without the settings gets them', () => {
    expect(fillPage('<head lang="en"><title>a</title></head>', { menuName: 'Menu', api: '/sat' })).toEqual(
      '<head lang="en"><meta name="ssm-api" content="/sat" /><meta name="ssm-menu-name" content="Menu" /><title>a</title></head>',
    );
  });

  it('S9-08 says all that is set, so that the application need not ask', () => {
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
