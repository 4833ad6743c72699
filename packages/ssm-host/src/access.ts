import type { Person, Role } from 'ssm-core';

export type Access = 'everyone' | 'signedIn' | 'general' | 'sets';

export type Verdict = 'enter' | 'signIn' | 'refuse';

export function verdictOf(access: Access, person: Person | null, role: Role): Verdict {
  if (access === 'everyone') return 'enter';
  if (person === null) return 'signIn';
  const isPermitted = { signedIn: true, general: role.allowsGeneralRoutes, sets: role.allowsSetRoutes }[access];
  return isPermitted ? 'enter' : 'refuse';
}
