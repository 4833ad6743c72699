import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MenuView, ViewProblem } from 'ssm-core';
import { createViewMemory } from 'ssm-core/internal';
import { useDeferredPart } from 'ssm-react';
import { browserStorage } from '../../adapters/browserStorage.ts';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { shortQuery } from '../../address/address.ts';
import { keepVersion } from '../../address/keptVersion.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import type { BulkSearchReading, NoticeReader } from './linkParts.ts';

export interface HomeView {
  readonly view: MenuView | undefined;
  readonly problems: readonly ViewProblem[];
  readonly addressNotices: ((problems: readonly ViewProblem[], reader: NoticeReader) => readonly string[]) | undefined;
  readonly changeView: (next: MenuView, isCorrection?: boolean) => void;
  /**
   * Returns a full link that shows the view in another browser. The link leaves out a search or filters that are too
   * long.
   */
  readonly linkOf: (view: MenuView) => string;
}

/** Returns a function that returns the previous view while the list in the address loads. */
function createShownView(): (read: MenuView | undefined) => MenuView | undefined {
  let shown: MenuView | undefined;
  return (read) => {
    shown = read ?? shown;
    return shown;
  };
}

const loadParts = () => import('./linkParts.ts');

export function useHomeView(): HomeView {
  const { address, basePath } = useAddress();
  const { person, role } = useAuth();
  const owner = person?.sub ?? '';
  const [lists, setLists] = useState<Readonly<Record<string, BulkSearchReading>>>({});
  const noteList = useCallback(
    (name: string, list: BulkSearchReading) => setLists((known) => ({ ...known, [name]: list })),
    [],
  );
  const memory = useMemo(() => createViewMemory(role, (name) => lists[name]), [role, lists]);
  const reading = memory.read(usePlace().search);
  const { problems } = reading;
  const unread = problems.find(({ code }) => code === 'list_unread')?.value;
  const { part } = useDeferredPart(loadParts, problems.length > 0, () => {
    if (unread !== undefined) noteList(unread, 'list_unknown');
  });
  useEffect(() => {
    if (part === undefined || unread === undefined) return;
    void part.listNamed(owner, unread).then((list) => noteList(unread, list));
  }, [part, unread, owner, noteList]);

  const [keepShown] = useState(createShownView);
  const view = keepShown(unread === undefined ? reading.view : undefined);
  const version = view?.version;
  useEffect(() => {
    if (version !== undefined) keepVersion(browserStorage(window), version, person?.sub);
  }, [version, person?.sub]);

  const changeView = useCallback(
    (next: MenuView, isCorrection = false) => {
      // Reads the location anew, so that the second of two events in one tick continues from the first.
      const { pathname, search } = address.getLocation();
      const { list } = next;
      if (list !== null && list !== memory.read(search).view.list) {
        noteList(list.name, list);
        // Stores the list, so that a reload does not report it as unknown.
        loadParts().then(
          ({ keepList }) => keepList(owner, list),
          () => undefined,
        );
      }
      const step = memory.step(search, next, isCorrection);
      if (step !== null) address[step.method]({ pathname, search: step.search, hash: '' });
    },
    [address, memory, owner, noteList],
  );

  const linkOf = useCallback(
    (shownView: MenuView) => {
      const link = new URL(withBasePath(basePath, `/${createViewMemory().write(shownView)}`), window.location.origin);
      // Names the version even if it is the default, because another browser may have stored another version.
      link.searchParams.set('version', shownView.version);
      link.search = shortQuery(link.search);
      return link.href;
    },
    [basePath],
  );

  const addressNotices = unread === undefined && problems.length > 0 ? part?.addressNotices : undefined;
  return { view, problems, addressNotices, changeView, linkOf };
}
