import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useAddress } from './AddressContext.ts';
import { arrivalAt, pathBelow, withBasePath } from './paths.ts';

export interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
}

/** Returns whether the link opens in this tab. New tabs, new windows and downloads are left to the browser. */
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
        // After a key, a rendered link can be 300 ms older than the location. If it leads to this page, it takes the
        // newer location.
        const target = href === pathname + search ? here : href;
        address.push(target, arrivalAt(to, { ...here, path: pathBelow(basePath, here.pathname) }));
      }}
    />
  );
}
