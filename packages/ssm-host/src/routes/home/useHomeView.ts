/** Home's view, which the address holds and nothing else: read from it on each change, written to it on each event. */
import { useCallback, useEffect, useMemo } from 'react';
import type { MenuView } from 'ssm-core';
import { browserStorage } from '../../adapters/browserStorage.ts';
import { useAddress } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/basePath.ts';
import { keepVersion } from '../../address/keptVersion.ts';
import { usePlace } from '../../address/usePlace.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { movementOf } from './viewChange.ts';
import { createViewMemory, type ViewReading } from './viewMemory.ts';

export interface HomeView extends ViewReading {
  readonly changeView: (next: MenuView) => void;
  /** The whole address that shows the view in another browser. */
  readonly linkOf: (view: MenuView) => string;
}

export function useHomeView(): HomeView {
  const { address, basePath } = useAddress();
  const { role } = useAuth();
  const memory = useMemo(() => createViewMemory(role), [role]);
  const { view, problems } = memory.read(usePlace().search);
  const { version } = view;
  useEffect(() => keepVersion(browserStorage(window), version), [version]);

  const changeView = useCallback(
    (next: MenuView) => {
      // Of two events in one tick the second starts where the first ended.
      const { pathname, search } = address.getLocation();
      const movement = movementOf(memory.read(search).view, next);
      if (movement !== 'none') address[movement]({ pathname, search: memory.write(next), hash: '' });
    },
    [address, memory],
  );

  const linkOf = useCallback(
    (shown: MenuView) => {
      const link = new URL(withBasePath(basePath, `/${createViewMemory().write(shown)}`), window.location.origin);
      // Said also where it is the default: the browser that opens the link may have kept another.
      link.searchParams.set('version', shown.version);
      return link.href;
    },
    [basePath],
  );

  return { view, problems, changeView, linkOf };
}
