import type { MouseEvent, ReactNode } from 'react';

export interface LinkProps {
  readonly children: ReactNode;
  readonly href: string;
  /** Called on a plain click, instead of following the link. */
  readonly onFollow?: (() => void) | undefined;
  readonly variant?: 'primary' | 'secondary';
}

/** Returns whether the browser would open the link in the same tab: no for clicks that open a new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

export function Link({ children, href, onFollow, variant }: LinkProps) {
  const look =
    variant === undefined ? undefined : { className: 'ssm-Button', 'data-variant': variant, 'data-size': 'medium' };
  return (
    <a
      {...look}
      href={href}
      data-component="Link"
      onClick={(event) => {
        if (onFollow === undefined || !isPlain(event)) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
