import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';

export interface FoldedActionsProps {
  /** Accessible name of the group of buttons. */
  readonly label: string;
  /** Text of the button that a narrow header shows in place of the others. */
  readonly moreLabel: string;
  readonly component?: string | undefined;
  /** What stands before the buttons, at every width. */
  readonly first?: ReactNode;
  /** The buttons that a narrow header hides until the user asks for them. */
  readonly children: ReactNode;
  /** What stands after the buttons, at every width. */
  readonly last?: ReactNode;
}

/** The buttons of a page. A narrow header has one button in place of most, so that the table is in view. */
export function FoldedActions({ label, moreLabel, component, first, children, last }: FoldedActionsProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="ssm-MenuPage-actions" role="group" aria-label={label} data-component={component}>
      {first}
      <button
        type="button"
        className="ssm-Button ssm-FoldedActions-more"
        data-component="MoreActions"
        data-variant="secondary"
        aria-controls={id}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{moreLabel}</span>
        <Icon name="chevronDown" />
      </button>
      <div id={id} className="ssm-FoldedActions-folded" data-open={isOpen || undefined}>
        {children}
      </div>
      {last}
    </div>
  );
}
