/** The people of the development provider, one per role. Their addresses receive no mail. */
import { type RoleTitle, roles } from 'ssm-core';

export const developmentClientId = 'ssm';

export interface DemoPerson {
  readonly sub: string;
  readonly email: string;
}

export function demoPerson(title: RoleTitle): DemoPerson {
  const name = title.toLowerCase();
  return { sub: `demo-${name}`, email: `${name}@example.org` };
}

export function roleOfDemoPerson(sub: string): RoleTitle | undefined {
  return roles.find(({ title }) => demoPerson(title).sub === sub)?.title;
}
