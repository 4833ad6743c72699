import { type ReactNode, useId, useState } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { Icon } from '../../ui/icon/Icon.tsx';

export interface MenuActionsProps {
  /** Whether the page has more buttons than those for everyone, also while they load. */
  readonly hasMore: boolean;
  /** The buttons, in order. A narrow window shows only the last one until the user asks for the others. */
  readonly children: ReactNode;
}

/** The buttons of the page. A narrow window has one button in place of most, so that the table is in view. */
export function MenuActions({ hasMore, children }: MenuActionsProps) {
  const { strings } = useSsm();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div id={id} className="ssm-MenuPage-actions" data-awaits={hasMore || undefined} data-open={isOpen || undefined}>
      {hasMore && (
        <button
          type="button"
          className="ssm-Button ssm-MenuPage-more"
          data-component="MoreActions"
          data-variant="secondary"
          aria-controls={id}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{strings.menu.actions}</span>
          <Icon name="chevronDown" />
        </button>
      )}
      {children}
    </div>
  );
}
