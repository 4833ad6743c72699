/** This file must not compile. That proves that the types exist and are not `any`. */
import { createSatClient, defaultMenuView } from 'ssm-core';
import { MenuTable, SsmProvider } from 'ssm-react';

const client = createSatClient({ baseUrl: '/sat' });

export const misuses = [
  // @ts-expect-error There is no such column.
  <MenuTable key="column" columns={['seqId', 'nonsense']} />,
  // @ts-expect-error There is no such version.
  <MenuTable key="version" defaultView={{ ...defaultMenuView, version: 'V_9K' }} />,
  // @ts-expect-error A provider has no such direction.
  <SsmProvider key="direction" client={client} direction="up" />,
  // @ts-expect-error A provider needs a client.
  <SsmProvider key="client" />,
];
