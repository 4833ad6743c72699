import 'ssm-react/panels.css';
import { useCallback } from 'react';
import { ReleaseNotesPage } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/basePath.ts';
import { decoded } from '../../address/decoded.ts';
import { usePlace } from '../../address/usePlace.ts';

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
