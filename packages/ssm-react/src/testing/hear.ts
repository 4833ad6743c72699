/** Simulates a screen reader: records texts that appear in existing live regions. */
import { onTestFinished } from 'vitest';

const implied: Readonly<Record<string, string>> = { status: 'polite', log: 'polite', alert: 'assertive' };

function regionOf(node: Node): Element | null {
  for (let at = node instanceof Element ? node : node.parentElement; at !== null; at = at.parentElement) {
    const role = at.role ?? (at instanceof HTMLOutputElement ? 'status' : '');
    const live = at.getAttribute('aria-live') ?? implied[role];
    if (live !== undefined) return live === 'off' ? null : at;
  }
  return null;
}

/** Listens until the test ends. Returns a function that returns the announcements so far. */
export function hear(): () => readonly string[] {
  const told: string[] = [];
  const observer = new MutationObserver((mutations) => {
    const regions = new Set(mutations.map(({ target }) => regionOf(target)));
    for (const region of regions) if (region?.textContent) told.push(region.textContent.trim());
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => [...told];
}
