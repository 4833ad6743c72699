import { describe, expect, test } from 'vitest';
import { allowPressStyle } from './pressStyle.ts';

/** A page of its own, in which react-aria has not been. */
function newPage(): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentDocument as Document;
}

function head(page: Document): string {
  return page.head.innerHTML;
}

describe('react-aria and the Content-Security-Policy', () => {
  test('R35: with a nonce react-aria is told it, and afterwards nothing is left', () => {
    const takeBack = allowPressStyle(document, 'abc');
    const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
    expect(meta?.nonce).toBe('abc');
    takeBack();
    expect(document.querySelector('meta[property="csp-nonce"]')).toBe(null);
  });

  test("R35: a nonce that the page has told already is the page's own", () => {
    const page = newPage();
    page.head.innerHTML = '<meta name="csp-nonce" content="its own">';
    allowPressStyle(page, 'abc')();
    expect(head(page)).toBe('<meta name="csp-nonce" content="its own">');
  });

  test('R35: without a nonce no style element is inserted, and its rule holds all the same', () => {
    const before = document.adoptedStyleSheets.length;
    const takeBack = allowPressStyle(document, undefined);
    expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META');
    const pressable = document.createElement('div');
    pressable.dataset['reactAriaPressable'] = 'true';
    document.body.append(pressable);
    expect(getComputedStyle(pressable).touchAction).toBe('manipulation');
    takeBack();
    expect(getComputedStyle(pressable).touchAction).toBe('auto');
    expect([document.getElementById('react-aria-pressable-style'), document.adoptedStyleSheets.length]).toEqual([
      null,
      before,
    ]);
    pressable.remove();
  });

  test('two overlays on a page do not take it from each other', () => {
    const state = () => [
      document.querySelectorAll('#react-aria-pressable-style').length > 0,
      document.adoptedStyleSheets.length - before,
    ];
    const before = document.adoptedStyleSheets.length;
    const takeFirstBack = allowPressStyle(document, undefined);
    const takeSecondBack = allowPressStyle(document, undefined);
    takeFirstBack();
    expect(state()).toEqual([true, 1]);
    takeSecondBack();
    expect(state()).toEqual([false, 0]);
  });

  test('a page that has the style already is left alone', () => {
    const page = newPage();
    page.head.innerHTML = '<style id="react-aria-pressable-style"></style>';
    allowPressStyle(page, undefined)();
    expect([head(page), page.adoptedStyleSheets.length]).toEqual([
      '<style id="react-aria-pressable-style"></style>',
      0,
    ]);
  });
});
