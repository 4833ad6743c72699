'use client';

import { useState } from 'react';
import { type AssayVersion, createSatClient, defaultMenuView } from 'ssm-core';
import { MenuTable, SsmProvider } from 'ssm-react';

/** The token of the moment, or undefined while nobody is signed in; app/session/route.ts stands for the portal's session. */
async function accessToken(): Promise<string | undefined> {
  const answer = await fetch('/session', { cache: 'no-store' });
  const { token } = (await answer.json()) as { token: string | null };
  return token ?? undefined;
}

/** Made on the server too, where nothing is asked: the rows come in the browser. */
const client = createSatClient({ baseUrl: '/sat', accessToken });

interface AssayMenuProps {
  readonly version: AssayVersion;
  /** Of the page's policy. */
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
