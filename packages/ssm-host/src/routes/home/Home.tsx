/** Home: the menu of one assay version, with its whole view in the address. */
import { useEffect, useRef } from 'react';
import { MenuPage, useSsm, useToasts } from 'ssm-react';
import { usePlace } from '../../address/usePlace.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderContext.ts';
import { useRowSheets } from '../specs/useRowSheets.ts';
import { tableAccess } from './tableAccess.ts';
import { useHomeView } from './useHomeView.ts';

/** Longer than usual: it stands beside a page that is new to the reader. */
const noticeMs = 10_000;

export function Home() {
  const { view, problems, addressNotices, changeView, linkOf } = useHomeView();
  const { person, role } = useAuth();
  const builder = useOwnBuilder();
  const rowSheets = useRowSheets();
  const { strings } = useSsm();
  const { show } = useToasts();
  const { key } = usePlace();
  const toldFor = useRef<string | null>(null);

  useEffect(() => {
    // Once an arrival: the same place is told of again only when it is visited again.
    if (addressNotices === undefined || toldFor.current === key) return;
    toldFor.current = key;
    const notices = addressNotices(problems, strings);
    if (notices.length > 0) show({ kind: 'warning', text: notices.join('\n'), timeoutMs: noticeMs });
  }, [key, problems, addressNotices, show, strings]);

  // The rows of the whole menu would be the wrong ones.
  if (view === undefined) return null;
  return (
    <MenuPage
      {...tableAccess(role)}
      {...rowSheets}
      role={role}
      builder={builder ?? undefined}
      sub={person?.sub}
      preferredColumns={person?.preferredColumns}
      isTall={person?.hasTallTable}
      view={view}
      onViewChange={changeView}
      linkOf={linkOf}
    />
  );
}
