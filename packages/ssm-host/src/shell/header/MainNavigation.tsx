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

/** The pages that there are: side by side, and in a narrow window behind a button that lists them. */
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
    // The key is for what is inside; the landmark itself is not pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <nav
      className="host-MainNavigation"
      aria-label={shell.mainNavigation}
      data-open={isOpen}
      onKeyDown={closeByKey}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <button
        ref={button}
        type="button"
        className="ssm-Button host-MainNavigation-button"
        data-variant="secondary"
        data-size="medium"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenedAt(isOpen ? null : path)}
      >
        {shell.pagesButton}
      </button>
      <NavigationLinks id={listId} items={items} path={path} onFollow={close} />
    </nav>
  );
}
