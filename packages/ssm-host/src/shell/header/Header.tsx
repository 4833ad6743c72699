/** What stands over every page: banners, the ways in for visitors, and for signed-in people their bar. */
import { memo, useState } from 'react';
import { useSsm } from 'ssm-react';
import { browserStorage } from '../../adapters/browserStorage.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { Banner } from '../Banner.tsx';
import { SignedInBar } from '../lateParts.ts';
import type { SignedInBarProps } from './SignedInBar.tsx';
import { VisitorButtons } from './VisitorButtons.tsx';

/** Follows the address bar: a person who types or sorts sees their rows before the links lead to them. */
export const Header = memo(function Header(props: SignedInBarProps) {
  const { shell } = useSsm().strings;
  const { person, role, canSignIn } = useAuth();
  const storage = browserStorage(window);
  const isVisitor = person === null;
  // Kept for each person, whoever else uses the browser; of visitors nothing is kept.
  const kept = `banner:${person?.sub}`;
  const [dismissed, setDismissed] = useState('');
  const isDismissed = props.place.path !== '/' || dismissed === kept || (!isVisitor && storage.getItem(kept) !== null);
  const dismiss = (): void => {
    // The button that has the focus goes with the banner.
    document.querySelector('main')?.focus({ preventScroll: true });
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
