import { useEffect, useState } from 'react';
import { Button, useSsm } from 'ssm-react';
import { useAddress, usePlace } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';

export function Login() {
  const { address, basePath } = useAddress();
  const { search } = usePlace();
  const { person, canSignIn, signIn } = useAuth();
  const isSignedIn = person !== null;

  useEffect(() => {
    const home = withBasePath(basePath, '/');
    if (isSignedIn || !canSignIn) address.replace(home);
    // HubSpot adds `submissionGuid` to the address to which its form leads.
    else signIn({ target: home, isSignUp: new URLSearchParams(search).has('submissionGuid'), replacesPage: true });
  }, [isSignedIn, canSignIn, search, address, basePath, signIn]);

  return <LeadingToSignIn target="/" />;
}

export interface LeadingToSignInProps {
  readonly target: string;
}

/** After this time, offers a retry. Longer than `createAuth` needs to leave the page. */
const longMs = 4000;

function useStays(): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), longMs);
    const look = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setStays(true);
    };
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', look);
    };
  }, []);
  return stays;
}

/** Shown to a visitor who is being redirected to the sign-in page. Offers a retry after a delay or a failure. */
export function LeadingToSignIn({ target }: LeadingToSignInProps) {
  const { basePath } = useAddress();
  const { notice, signIn } = useAuth();
  const { shell } = useSsm().strings;
  const stays = useStays();
  return (
    <div className="host-Page">
      <h1>{shell.pages.login}</h1>
      <p>{notice === null ? shell.leadingToSignIn : shell.notices[notice.what]}</p>
      {(stays || notice !== null) && (
        <Button
          variant="primary"
          onPress={() => signIn({ target: withBasePath(basePath, target), isSignUp: false, replacesPage: true })}
        >
          {shell.login}
        </Button>
      )}
    </div>
  );
}
