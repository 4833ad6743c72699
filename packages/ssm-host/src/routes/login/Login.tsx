/** Leads on: a signed-in person to Home, anybody else to sign in, or to sign up after a form. */
import { useEffect } from 'react';
import { Button, useSsm } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/basePath.ts';
import { usePlace } from '../../address/usePlace.ts';
import { useAuth } from '../../auth/AuthContext.ts';

export function Login() {
  const { address, basePath } = useAddress();
  const { search } = usePlace();
  const { person, canSignIn, notice, signIn } = useAuth();
  const { shell } = useSsm().strings;
  const isSignedIn = person !== null;

  useEffect(() => {
    const home = withBasePath(basePath, '/');
    if (isSignedIn || !canSignIn) address.replace(home);
    // HubSpot adds it to the address that a form leads to.
    else signIn({ target: home, isSignUp: new URLSearchParams(search).has('submissionGuid') });
  }, [isSignedIn, canSignIn, search, address, basePath, signIn]);

  return (
    <div className="host-Page">
      <h1>{shell.pages.login}</h1>
      <p>{notice === null ? shell.leadingToSignIn : shell.notices[notice.what]}</p>
      {notice !== null && (
        <Button variant="primary" onPress={() => signIn({ target: withBasePath(basePath, '/'), isSignUp: false })}>
          {shell.login}
        </Button>
      )}
    </div>
  );
}
