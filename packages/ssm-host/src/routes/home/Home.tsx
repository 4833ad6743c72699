import { useEffect, useRef } from 'react';
import { MenuPage, useSsm, useToasts } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { tableAccess, useCompare, useKeptTicks, useRowSheets } from './tableProps.ts';
import { useHomeView } from './useHomeView.ts';

/** Longer than a usual notice, because this notice appears on a page that is new to the user. */
const noticeMs = 10_000;
/** One hour. The notice explains the rows, so it stays while the user looks at them. */
const noticeOfRowsMs = 3_600_000;

export function Home() {
  const { view, problems, addressNotices, changeView, linkOf } = useHomeView();
  const { person, role, canSignIn, signIn } = useAuth();
  const { basePath } = useAddress();
  const ticks = useKeptTicks(role.allowsSelection ? person?.sub : undefined, view?.version);
  const builder = useOwnBuilder();
  const rowSheets = useRowSheets();
  const compare = useCompare();
  const { strings, locale } = useSsm();
  const { show } = useToasts();
  const { key, path, search } = usePlace();
  const toldFor = useRef<string | null>(null);

  useEffect(() => {
    if (addressNotices === undefined || toldFor.current === key) return;
    toldFor.current = key;
    const notices = addressNotices(problems, { strings, locale, isSignedIn: person !== null });
    if (notices.length === 0) return;
    const needsSignIn = problems.some(({ code, reason }) => code === 'list_forbidden' || reason === 'filter_forbidden');
    const hasOtherRows = problems.some(({ name }) => name === 'filters' || name === 'list');
    // Keeps the whole link, because the next change of the view drops the parts that could not be read.
    const target = withBasePath(basePath, path + search);
    show({
      kind: 'warning',
      text: notices.join('\n'),
      timeoutMs: hasOtherRows ? noticeOfRowsMs : noticeMs,
      ...(needsSignIn &&
        canSignIn &&
        person === null && {
          action: { label: strings.shell.login, onAction: () => signIn({ target, isSignUp: false }) },
        }),
    });
  }, [key, path, search, basePath, problems, addressNotices, show, strings, locale, person, canSignIn, signIn]);

  if (view === undefined) return null;
  return (
    <MenuPage
      {...tableAccess(role)}
      {...rowSheets}
      {...ticks}
      role={role}
      builder={builder ?? undefined}
      sub={person?.sub}
      preferredColumns={person?.preferredColumns}
      isTall={person?.hasTallTable}
      view={view}
      onViewChange={changeView}
      linkOf={linkOf}
      onCompare={compare}
    />
  );
}
