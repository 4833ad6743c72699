import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useSsm } from 'ssm-react';
import { NavigationLinks } from './NavigationLinks.tsx';
import type { NavigationItem } from './navigation.ts';
import './main-navigation.css';

export interface MainNavigationProps {
  readonly items: readonly NavigationItem[];
  readonly path: string;
}

/**
 * Lists the pages in one line. In a narrow window they are in a side bar behind a button: a banner text of the
 * specification refers users to a side navigation bar.
 */
export function MainNavigation({ items, path }: MainNavigationProps) {
  const { shell } = useSsm().strings;
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** The path on which the user opened the list. On any other path the list is closed. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === path;
  const close = (): void => setOpenedAt(null);

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  }

  return (
    // The key handler is for the links inside. A press on the landmark itself would hit the page behind the bar.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- see above
    <nav
      className="host-MainNavigation"
      aria-label={shell.mainNavigation}
      data-open={isOpen}
      onKeyDown={closeByKey}
      onClick={(event) => event.target === event.currentTarget && close()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="ssm-IconButton"
        aria-label={shell.pagesButton}
        title={shell.pagesButton}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => {
          setOpenedAt(isOpen ? null : path);
          // Safari does not focus a pressed button. The bar closes when it loses the focus, so the button must have
          // it.
          button.current?.focus();
        }}
      >
        <svg className="ssm-Icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M2 4h12M2 8h12M2 12h12" />
        </svg>
      </button>
      <NavigationLinks id={listId} items={items} path={path} onFollow={close} />
    </nav>
  );
}
