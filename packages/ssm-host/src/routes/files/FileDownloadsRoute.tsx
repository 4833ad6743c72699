import 'ssm-react/panels.css';
import { useCallback } from 'react';
import type { FileCategory } from 'ssm-core';
import { FileDownloadsPage, useFilesTexts, useSsm } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { lastPart, withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useNamePage } from '../../shell/useArrival.ts';
import { NeedsAccess } from '../NeedsAccess.tsx';

const downloads = '/file-downloads';

function DownloadsRoute({ categoryId }: { readonly categoryId?: string }) {
  const { address, basePath } = useAddress();
  const { path } = usePlace();
  const { person, role } = useAuth();
  const { pages } = useSsm().strings.shell;
  const { needsAccess } = useFilesTexts();
  const namePage = useNamePage();
  const nameAfter = useCallback(({ title }: FileCategory) => namePage({ path, name: title }), [namePage, path]);
  if (person === null) return null;
  if (!role.allowsGeneralRoutes) return <NeedsAccess title={pages.downloads} reason={needsAccess} />;
  const placeOf = (id: string): string => withBasePath(basePath, `${downloads}/${encodeURIComponent(id)}`);
  const all = withBasePath(basePath, downloads);
  return (
    <FileDownloadsPage
      sub={person.sub}
      categoryId={categoryId}
      categoryHref={placeOf}
      onOpenCategory={(id) => address.push(placeOf(id))}
      downloadsHref={all}
      onOpenDownloads={() => address.push(all)}
      onOpened={nameAfter}
    />
  );
}

export function FileDownloadsRoute() {
  return <DownloadsRoute />;
}

export function FileCategoryRoute() {
  const { path } = usePlace();
  return <DownloadsRoute categoryId={lastPart(path)} />;
}
