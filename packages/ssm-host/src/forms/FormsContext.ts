import { createContext, useContext } from 'react';
import { invariant } from 'ssm-core/internal';

export type FormName = 'signUp' | 'requestAccess';

export interface Forms {
  readonly has: (name: FormName) => boolean;
  /** Opens the form in a modal, or the address that replaces the form. Returns false if neither is set. */
  readonly open: (name: FormName) => boolean;
}

export const FormsContext = createContext<Forms | null>(null);

export function useForms(): Forms {
  const forms = useContext(FormsContext);
  invariant(forms !== null, 'useForms was called outside FormsProvider; render it inside the Shell.');
  return forms;
}
