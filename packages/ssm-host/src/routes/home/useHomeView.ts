/** Home's view, which the address holds and nothing else: read from it on each change, written to it on each event. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MenuView, ViewProblem } from 'ssm-core';
import { useDeferredPart } from 'ssm-react';
import { browserStorage } from '../../adapters/browserStorage.ts';
import { useAddress } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/basePath.ts';
import { keepVersion } from '../../address/keptVersion.ts';
import { shortQuery } from '../../address/shortQuery.ts';
import { usePlace } from '../../address/usePlace.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import type { NoticeReader } from './addressNotices.ts';
import type { BulkSearchReading } from './linkParts.ts';
import { movementOf } from './viewChange.ts';
import { createShownView, createViewMemory } from './viewMemory.ts';

export interface HomeView {
  /** Undefined until the list that the address names is known. */
  readonly view: MenuView | undefined;
  readonly problems: readonly ViewProblem[];
  /** Undefined where there is nothing to tell, or not yet. */
  readonly addressNotices: ((problems: readonly ViewProblem[], reader: NoticeReader) => readonly string[]) | undefined;
  readonly changeView: (next: MenuView) => void;
  /** The whole address that shows the view in another browser, without a search or filters that are too long for one. */
  readonly linkOf: (view: MenuView) => string;
}

// Few addresses name a list, or hold what cannot be read.
const loadParts = () => import('./linkParts.ts');

export function useHomeView(): HomeView {
  const { address, basePath } = useAddress();
  const { person, role } = useAuth();
  const owner = person?.sub ?? '';
  // What the names of lists in addresses stand for, as far as this page has met them.
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
    (next: MenuView) => {
      // Of two events in one tick the second starts where the first ended.
      const { pathname, search } = address.getLocation();
      const movement = movementOf(memory.read(search).view, next);
      const { list } = next;
      if (list !== null && list !== memory.read(search).view.list) {
        noteList(list.name, list);
        // Without it, a reload says that the list is not known.
        loadParts().then(
          ({ keepList }) => keepList(owner, list),
          () => undefined,
        );
      }
      if (movement !== 'none') address[movement]({ pathname, search: memory.write(next), hash: '' });
    },
    [address, memory, owner, noteList],
  );

  const linkOf = useCallback(
    (shownView: MenuView) => {
      const link = new URL(withBasePath(basePath, `/${createViewMemory().write(shownView)}`), window.location.origin);
      // Said also where it is the default: the browser that opens the link may have kept another.
      link.searchParams.set('version', shownView.version);
      link.search = shortQuery(link.search);
      return link.href;
    },
    [basePath],
  );

  const addressNotices = unread === undefined && problems.length > 0 ? part?.addressNotices : undefined;
  return { view, problems, addressNotices, changeView, linkOf };
}
