import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useAddress } from './AddressContext.ts';
import { arrivalAt, pathBelow, withBasePath } from './paths.ts';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
}

/** Leaves new tabs, new windows and downloads to the browser. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const target = event.currentTarget.target;
  return event.button === 0 && !hasModifier && (target === '' || target === '_self');
}

export function AppLink({ to, onClick, ...link }: AppLinkProps) {
  const { address, basePath } = useAddress();
  const href = withBasePath(basePath, to);
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the properties
    <a
      {...link}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        const here = address.getLocation();
        const { pathname, search } = address.getWritten();
        // The rendered link lags behind the location by up to 300 ms after a key: keep the newer location.
        const target = href === pathname + search ? here : href;
        address.push(target, arrivalAt(to, { ...here, path: pathBelow(basePath, here.pathname) }));
      }}
    />
  );
}
