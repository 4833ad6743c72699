/** What a screen reader is told: the texts that come into live regions which were there before. */
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';

const implied: Readonly<Record<string, string>> = { status: 'polite', log: 'polite', alert: 'assertive' };

/** The nearest live region around a node; null where it is none, or one that is off. */
function regionOf(node: Node): Element | null {
  for (let at = node instanceof Element ? node : node.parentElement; at !== null; at = at.parentElement) {
    const role = at.role ?? (at instanceof HTMLOutputElement ? 'status' : '');
    const live = at.getAttribute('aria-live') ?? implied[role];
    if (live !== undefined) return live === 'off' ? null : at;
  }
  return null;
}

export interface Listener {
  /** Waits until these and no other texts were told since it was asked last. */
  readonly told: (...texts: readonly string[]) => Promise<void>;
  /** Waits until one of the texts told holds this one. */
  readonly toldAmong: (text: string) => Promise<void>;
}

const slow = { timeout: 3000 };

/** Listens until the test ends. */
export function hear(): Listener {
  const all: string[] = [];
  const observer = new MutationObserver((mutations) => {
    const regions = new Set(mutations.map(({ target }) => regionOf(target)));
    for (const region of regions) if (region?.textContent) all.push(region.textContent.trim());
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return {
    async told(...texts) {
      await waitFor(() => expect(all).toEqual(texts), slow);
      all.length = 0;
    },
    async toldAmong(text) {
      await waitFor(() => expect(all.join('\n')).toContain(text), slow);
      all.length = 0;
    },
  };
}
