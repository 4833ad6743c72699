/** The hosted forms of this installation, opened from anywhere in the shell. */
import { createContext, useContext } from 'react';
import { invariant } from 'ssm-core/internal';

export type FormName = 'signUp' | 'requestAccess';

export interface Forms {
  /** Whether the form's id is set, or where people go instead. */
  readonly has: (name: FormName) => boolean;
  /** Opens the form in a modal, or what is set in its place; false when there is neither. */
  readonly open: (name: FormName) => boolean;
}

export const FormsContext = createContext<Forms | null>(null);

export function useForms(): Forms {
  const forms = useContext(FormsContext);
  invariant(forms !== null, 'useForms was called outside FormsProvider; render it inside the Shell.');
  return forms;
}
