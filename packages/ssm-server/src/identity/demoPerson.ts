/** The people of the development provider: one a role, at a domain that no mail reaches. */
import { type RoleTitle, roles } from 'ssm-core';

/** The application, to the development provider. */
export const developmentClientId = 'ssm';

export interface DemoPerson {
  /** As `demo-ssm-registered`. */
  readonly sub: string;
  /** As `ssm-registered@example.org`. */
  readonly email: string;
}

export function demoPerson(title: RoleTitle): DemoPerson {
  const name = title.toLowerCase();
  return { sub: `demo-${name}`, email: `${name}@example.org` };
}

/** The role of a demo person; undefined for anyone else. */
export function roleOfDemoPerson(sub: string): RoleTitle | undefined {
  return roles.find(({ title }) => demoPerson(title).sub === sub)?.title;
}
