/** Runs before each file of component tests. All files share one page, so each test restores it. */
import { cleanup, configure } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';

// Lazy-loaded parts take longer than the default time-out of one second on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

const elements = [document.documentElement, document.body];
const { title, URL: address } = document;
const attributes = elements.map((element) => [...element.attributes].map(({ name, value }) => [name, value] as const));
const sheets = [...document.adoptedStyleSheets];
const size = { width: 1280, height: 800 };

async function deleteDatabase(name: string): Promise<void> {
  await new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, resolve);
  });
}

async function leaveNothing(): Promise<void> {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  elements.forEach((element, index) => {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes[index] ?? []) element.setAttribute(name, value);
  });
  document.title = title;
  document.adoptedStyleSheets = sheets;
  if (document.URL !== address) history.replaceState(null, '', address);
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name = '' }) => deleteDatabase(name)));
  if (innerWidth !== size.width || innerHeight !== size.height) await page.viewport(size.width, size.height);
}

/**
 * Resets the focus, so that the next Tab reaches the first control of the page. An earlier test may have moved the
 * focus.
 */
function startAtTop(): void {
  const top = document.createElement('div');
  top.tabIndex = -1;
  document.body.prepend(top);
  window.focus();
  top.focus();
  top.remove();
}

beforeEach(({ onTestFinished }) => {
  // onTestFinished runs handlers in reverse order, so this handler runs after all handlers of the test.
  onTestFinished(leaveNothing);
  startAtTop();
});
