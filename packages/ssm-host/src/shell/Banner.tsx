import type { ReactNode } from 'react';
import { IconButton, useSsm } from 'ssm-react';

export interface BannerProps {
  readonly text: string;
  readonly onDismiss: () => void;
  readonly children?: ReactNode;
}

export function Banner({ text, onDismiss, children }: BannerProps) {
  const { shell } = useSsm().strings;
  return (
    <div className="host-Banner" role="note">
      {/* A press shows the whole text where it does not fit in a line. */}
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
