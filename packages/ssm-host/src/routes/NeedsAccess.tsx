import { Button, useSsm } from 'ssm-react';
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
  return (
    <div className="host-Page">
      <h1>{title}</h1>
      <p>{reason}</p>
      {forms.has('requestAccess') ? (
        <Button variant="primary" onPress={() => forms.open('requestAccess')}>
          {shell.requestAccess}
        </Button>
      ) : (
        <p>{shell.askForAccess(person?.email ?? '')}</p>
      )}
    </div>
  );
}
