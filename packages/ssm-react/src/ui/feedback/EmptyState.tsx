import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One sentence that says what is missing. */
  readonly title: string;
  readonly hint?: string | undefined;
  /** Up to three actions, such as links and buttons. */
  readonly children?: ReactNode;
}

/** Says in the middle of the page why there is nothing, and what the user can do. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className="ssm-EmptyState" data-component="EmptyState" tabIndex={-1}>
      <TableWithPlus />
      <p>
        <strong>{title}</strong>
      </p>
      {hint !== undefined && <p>{hint}</p>}
      {children !== undefined && <div className="ssm-EmptyState-actions">{children}</div>}
    </div>
  );
}

function TableWithPlus() {
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      <rect x="8.5" y="8.5" width="66" height="47" rx="5" />
      <path d="M8 21h67M17 31h10m8 0h30M17 39h10m8 0h22M17 47h10m8 0h26" />
      <circle cx="76" cy="48" r="12" />
      <path data-of="plus" d="M76 42v12m-6-6h12" />
    </svg>
  );
}
