import { useEffect } from 'react';
import { useAddress } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/basePath.ts';
import { usePlace } from '../../address/usePlace.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { LeadingToSignIn } from './LeadingToSignIn.tsx';

export function Login() {
  const { address, basePath } = useAddress();
  const { search } = usePlace();
  const { person, canSignIn, signIn } = useAuth();
  const isSignedIn = person !== null;

  useEffect(() => {
    const home = withBasePath(basePath, '/');
    if (isSignedIn || !canSignIn) address.replace(home);
    // HubSpot adds it to the address after a form.
    else signIn({ target: home, isSignUp: new URLSearchParams(search).has('submissionGuid'), replacesPage: true });
  }, [isSignedIn, canSignIn, search, address, basePath, signIn]);

  return <LeadingToSignIn target="/" />;
}
