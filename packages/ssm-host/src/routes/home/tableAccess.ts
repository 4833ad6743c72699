import type { Role } from 'ssm-core';
import type { MenuTableProps } from 'ssm-react';

export function tableAccess(role: Role): Pick<MenuTableProps, 'allowsSelection' | 'height'> {
  return {
    allowsSelection: role.allowsSelection,
    height: role.title === 'SSM-Verified' ? '54vh' : '50vh',
  };
}
