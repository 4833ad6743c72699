import { memo, type ReactNode, useState } from 'react';
import { IconButton, useSsm } from 'ssm-react';
import { browserStorage } from '../../adapters/browserStorage.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { SignedInBar } from '../lateParts.ts';
import { focusMain } from '../useArrival.ts';
import type { SignedInBarProps } from './SignedInBar.tsx';
import { VisitorButtons } from './VisitorButtons.tsx';

/**
 * The header of a signed-in user. It renders when the address bar is written instead of on each change, so that
 * typing and sorting stay responsive.
 */
export const Header = memo(function Header(props: SignedInBarProps) {
  const { shell } = useSsm().strings;
  const { person, role, canSignIn } = useAuth();
  const storage = browserStorage(window);
  const isVisitor = person === null;
  // Stores per user which banner was dismissed, because other people may use this browser. Stores nothing for
  // visitors.
  const kept = `banner:${person?.sub}`;
  const [dismissed, setDismissed] = useState('');
  const isDismissed = props.place.path !== '/' || dismissed === kept || (!isVisitor && storage.getItem(kept) !== null);
  const dismiss = (): void => {
    focusMain();
    setDismissed(kept);
    if (!isVisitor) storage.setItem(kept, '');
  };
  const isTold = role.allowsGeneralRoutes && !role.isCertified;
  if (isVisitor && !canSignIn) return null;
  return (
    <header>
      {isVisitor && !isDismissed && (
        <Banner text={shell.signUpBanner} onDismiss={dismiss}>
          <VisitorButtons />
        </Banner>
      )}
      {(!isVisitor || isDismissed) && (
        <div className="host-Header-bar">{isVisitor ? <VisitorButtons /> : <SignedInBar {...props} />}</div>
      )}
      {isTold && !isDismissed && <Banner text={shell.exportBanner} onDismiss={dismiss} />}
    </header>
  );
});

interface BannerProps {
  readonly text: string;
  readonly onDismiss: () => void;
  readonly children?: ReactNode;
}

function Banner({ text, onDismiss, children }: BannerProps) {
  const { shell } = useSsm().strings;
  return (
    <div className="host-Banner" role="note">
      {/* Pressing the text shows all of it if it does not fit in a line. */}
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
