import { Button, useSsm } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { useForms } from '../../forms/FormsProvider.tsx';

export function VisitorButtons() {
  const { shell } = useSsm().strings;
  const { address } = useAddress();
  const { signIn } = useAuth();
  const forms = useForms();
  const target = (): string => {
    const { pathname, search, hash } = address.getLocation();
    return pathname + search + hash;
  };
  return (
    <>
      <Button
        variant="primary"
        size="small"
        onPress={() => {
          if (!forms.open('signUp')) signIn({ target: target(), isSignUp: true });
        }}
      >
        {shell.signUp}
      </Button>
      <Button size="small" onPress={() => signIn({ target: target(), isSignUp: false })}>
        {shell.login}
      </Button>
      {forms.has('requestAccess') && (
        <Button size="small" onPress={() => forms.open('requestAccess')}>
          {shell.requestAccess}
        </Button>
      )}
    </>
  );
}
