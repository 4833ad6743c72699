import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** One sentence that says what is missing. */
  readonly title: string;
  /** Says why, and what the user can do: a sentence, or paragraphs. */
  readonly hint?: ReactNode;
  /** Why there is nothing: nothing was added yet, it does not exist, it is not allowed, or it failed. */
  readonly reason?: EmptyReason | undefined;
  /** True if it is the whole page. The title is then the page's heading, which can be focused. */
  readonly isPage?: boolean | undefined;
  /** Up to three actions, such as links and buttons. */
  readonly children?: ReactNode;
}

export type EmptyReason = 'nothing' | 'missing' | 'forbidden' | 'failed';

/** The sign in the circle of the drawing, 24 px wide. */
const signs: Readonly<Record<EmptyReason, string>> = {
  nothing: 'M76 42v12m-6-6h12',
  missing: 'M72.5 45.5a3.5 3.5 0 1 1 5 3.2q-1.5.7-1.5 2.8m0 3v.1',
  forbidden: 'M71.5 47.5h9v6h-9zm2 0v-2.5a2.5 2.5 0 0 1 5 0v2.5',
  failed: 'M76 42v7m0 4.5v.1',
};

/** Says in the middle of the page why there is nothing, and what the user can do. */
export function EmptyState({ title, hint, reason = 'nothing', isPage = false, children }: EmptyStateProps) {
  return (
    <div className="ssm-EmptyState" data-component="EmptyState" tabIndex={isPage ? undefined : -1}>
      <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
        <rect x="8.5" y="8.5" width="66" height="47" rx="5" />
        <path d="M8 21h67M17 31h10m8 0h30M17 39h10m8 0h22M17 47h10m8 0h26" />
        <circle cx="76" cy="48" r="12" />
        <path data-of="sign" d={signs[reason]} />
      </svg>
      {isPage ? (
        <h1 tabIndex={-1}>{title}</h1>
      ) : (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {typeof hint === 'string' ? <p>{hint}</p> : hint}
      {children !== undefined && <div className="ssm-EmptyState-actions">{children}</div>}
    </div>
  );
}
