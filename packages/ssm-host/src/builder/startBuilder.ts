import {
  type AssayVersion,
  assayVersions,
  type Builder,
  createBuilder,
  createIndexedDbSessions,
  createIndexedDbWorkingLists,
  createTabListSteps,
  type WorkingList,
} from 'ssm-core';
import 'ssm-react/member.css';

export function startBuilder(owner: string): Builder {
  const builder = createBuilder({
    storage: createIndexedDbWorkingLists(),
    sessions: createIndexedDbSessions(),
    steps: createTabListSteps(),
  });
  builder.changeOwner(owner);
  const endAsking = askBeforeLoss(builder, window);
  return {
    ...builder,
    dispose() {
      endAsking();
      builder.dispose();
    },
  };
}

type Asking = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one === other || (one.size === other.size && [...one].every((seqId) => other.has(seqId)));
}

/** Makes the browser ask before the page is left, as long as it refuses to store a list that is in no panel either. */
export function askBeforeLoss({ getSnapshot, subscribe }: Builder, page: Asking): () => void {
  /** For each version, the list as it was when its panel was opened or saved. */
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
    // The listener is added only while needed, because a `beforeunload` listener keeps some browsers from restoring
    // the page on Back.
    if (asks) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
  }

  const ask = (event: Event): void => event.preventDefault();
  const unsubscribe = subscribe(look);
  look();
  return () => {
    unsubscribe();
    page.removeEventListener('beforeunload', ask);
  };
}
