import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** For a text that something else names as its label or description. */
  readonly id?: string;
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="ssm-VisuallyHidden" id={id}>
      {children}
    </span>
  );
}
