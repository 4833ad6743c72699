import 'ssm-react/panels.css';
import { useCallback } from 'react';
import { ReleaseNotesPage } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { decoded, withBasePath } from '../../address/paths.ts';

const anchorHref = (anchor: string): string => `#${encodeURIComponent(anchor)}`;

export function ReleaseNotesRoute() {
  const { basePath } = useAddress();
  const { hash } = usePlace();
  const hrefOf = useCallback(
    (href: string) => (href.startsWith('/') ? withBasePath(basePath, href) : href),
    [basePath],
  );
  const anchor = decoded(hash.slice(1));
  return <ReleaseNotesPage anchor={anchor === '' ? undefined : anchor} anchorHref={anchorHref} hrefOf={hrefOf} />;
}
