import { createSatClient } from 'ssm-core';
import { MenuTable, SsmProvider } from 'ssm-react';
import 'ssm-react/styles.css';

const client = createSatClient({ baseUrl: '/sat' });

export function AssayMenu() {
  return (
    <SsmProvider client={client}>
      <MenuTable />
    </SsmProvider>
  );
}
