import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useSsm } from 'ssm-react';
import { NavigationLinks } from './NavigationLinks.tsx';
import type { NavigationItem } from './navigation.ts';
import './main-navigation.css';

export interface MainNavigationProps {
  readonly items: readonly NavigationItem[];
  /** The path that is shown. */
  readonly path: string;
}

/**
 * The pages that there are: side by side where there is room, and at the window's side by a button. A banner of the specification sends
 * people to a side navigation bar.
 */
export function MainNavigation({ items, path }: MainNavigationProps) {
  const { shell } = useSsm().strings;
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** Where the list was opened: on another page it is closed. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === path;
  const close = (): void => setOpenedAt(null);

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  }

  return (
    // The key is for what is inside. A press of the landmark itself is one of the page behind the bar.
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
          // Safari does not focus a button that is pressed, and the bar closes when the focus leaves.
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
