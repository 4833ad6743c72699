'use client';

import { useState } from 'react';
import { type AssayVersion, createSatClient, defaultMenuView } from 'ssm-core';
import { MenuTable, SsmProvider } from 'ssm-react';

/**
 * Returns the current token, or undefined while signed out. app/session/route.ts is a placeholder for the portal's
 * session.
 */
async function accessToken(): Promise<string | undefined> {
  const answer = await fetch('/session', { cache: 'no-store' });
  const { token } = (await answer.json()) as { token: string | null };
  return token ?? undefined;
}

/** Also created on the server, which sends no requests: the browser loads the rows. */
const client = createSatClient({ baseUrl: '/sat', accessToken });

interface AssayMenuProps {
  readonly version: AssayVersion;
  readonly nonce: string;
}

export function AssayMenu({ version, nonce }: AssayMenuProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <>
      <SsmProvider client={client} nonce={nonce}>
        <MenuTable
          defaultView={{ ...defaultMenuView, version }}
          height="60vh"
          allowsSelection
          onSelectionChange={setSelected}
        />
      </SsmProvider>
      <h2>Order</h2>
      <p>
        <output id="selected">{selected.join(', ') || 'Nothing yet'}</output>
      </p>
    </>
  );
}
