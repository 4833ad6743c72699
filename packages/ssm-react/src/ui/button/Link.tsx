import type { MouseEvent, ReactNode } from 'react';

export interface LinkProps {
  readonly children: ReactNode;
  readonly href: string;
  /** With it a plain click calls this in place of following the link. */
  readonly onFollow?: (() => void) | undefined;
  /** With it the link looks like a button; it stays a link. */
  readonly variant?: 'primary' | 'secondary';
}

/** A click that is not meant for a new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** A link to a page that may be another of the same application. */
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
