import { Button, EmptyState, useSsm } from 'ssm-react';
import { useAuth } from '../auth/AuthContext.ts';
import { useForms } from '../forms/FormsProvider.tsx';

export interface NeedsAccessProps {
  readonly title: string;
  readonly reason: string;
}

export function NeedsAccess({ title, reason }: NeedsAccessProps) {
  const { shell } = useSsm().strings;
  const forms = useForms();
  const { person } = useAuth();
  const canAsk = forms.has('requestAccess');
  return (
    <EmptyState
      isPage
      reason="forbidden"
      title={title}
      hint={
        <>
          <p>{reason}</p>
          {!canAsk && <p>{shell.askForAccess(person?.email ?? '')}</p>}
        </>
      }
    >
      {canAsk && (
        <Button variant="primary" onPress={() => forms.open('requestAccess')}>
          {shell.requestAccess}
        </Button>
      )}
    </EmptyState>
  );
}
