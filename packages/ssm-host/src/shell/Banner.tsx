/** A message over the pages that can be put away. */
import type { ReactNode } from 'react';
import { IconButton, useSsm } from 'ssm-react';

export interface BannerProps {
  readonly text: string;
  readonly onDismiss: () => void;
  /** Buttons beside the text. */
  readonly children?: ReactNode;
}

export function Banner({ text, onDismiss, children }: BannerProps) {
  const { shell } = useSsm().strings;
  return (
    <div className="host-Banner" role="note">
      {/* A line, and the whole of it by a press where the line is too short. */}
      <details>
        <summary>{text}</summary>
      </details>
      <div className="host-Banner-actions">
        {children}
        <IconButton icon="close" size="small" label={shell.dismiss} onPress={onDismiss} />
      </div>
    </div>
  );
}
