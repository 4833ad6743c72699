/** What a signed-in person reads whose role builds nothing, and what to do about it. */
import type { AssayVersion } from 'ssm-core';
import { Button, useSsm } from 'ssm-react';
import { useAuth } from '../../auth/AuthContext.ts';
import { useForms } from '../../forms/FormsContext.ts';

export function NoBuilder({ version }: { readonly version: AssayVersion }) {
  const { shell } = useSsm().strings;
  const { group } = useAuth().role;
  const forms = useForms();
  return (
    <div className="host-Page">
      <h1>{version === 'V_7K' ? shell.pages.sevenKBuilder(group) : shell.pages.elevenKBuilder(group)}</h1>
      <p>{shell.refused.builder}</p>
      {forms.has('requestAccess') && (
        <Button variant="primary" onPress={() => forms.open('requestAccess')}>
          {shell.requestAccess}
        </Button>
      )}
    </div>
  );
}
