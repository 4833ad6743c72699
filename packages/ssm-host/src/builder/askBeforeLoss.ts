/**
 * Asks before the page is left, where leaving it loses something: the browser refuses to keep the working lists, and one
 * of them is not saved as a panel either. As long as they are kept nobody is asked.
 */
import { type AssayVersion, assayVersions, type Builder, type WorkingList } from 'ssm-core';

type Asking = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one === other || (one.size === other.size && [...one].every((seqId) => other.has(seqId)));
}

/** Returns a function that ends it. */
export function askBeforeLoss({ getSnapshot, subscribe }: Builder, page: Asking): () => void {
  /** Each list as it was when the panel came that it is taken from. */
  const saved = new Map<AssayVersion, Pick<WorkingList, 'origin' | 'seqIds'>>();
  let isAsking = false;

  function isLost(version: AssayVersion): boolean {
    const { origin, seqIds, count } = getSnapshot().lists[version];
    const known = saved.get(version);
    return count > 0 && (origin === null || known === undefined || !isSame(known.seqIds, seqIds));
  }

  function look(): void {
    const { lists, problem } = getSnapshot();
    for (const version of assayVersions) {
      const { origin, seqIds } = lists[version];
      if (origin !== null && saved.get(version)?.origin !== origin) saved.set(version, { origin, seqIds });
    }
    const isRefused = problem === 'storage_unavailable' || problem === 'storage_full';
    const asks = isRefused && assayVersions.some(isLost);
    if (asks === isAsking) return;
    isAsking = asks;
    // A page that listens is not kept for Back by every browser, so it listens only while it has something to ask.
    if (asks) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  }

  // The browser asks in its own words.
  const ask = (event: Event): void => event.preventDefault();
  const unsubscribe = subscribe(look);
  look();
  return () => {
    unsubscribe();
    page.removeEventListener('beforeunload', ask);
  };
}
