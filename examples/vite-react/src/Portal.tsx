import { useEffect, useState } from 'react';
import { createSatClient } from 'ssm-core';
import { MenuTable, SsmProvider } from 'ssm-react';
import { accessToken, endSession, readSession, useSessionStatus } from './session';

/** Created once, not in a render: another client would load all data again. */
const client = createSatClient({ baseUrl: '/sat', accessToken, onUnauthorized: endSession });

export function Portal() {
  const status = useSessionStatus();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<string>();

  useEffect(() => {
    void readSession();
  }, []);

  return (
    <main>
      <h1>Our assays</h1>
      {status === 'refused' && (
        <p role="alert">
          Your session has ended.{' '}
          <button type="button" onClick={() => void readSession()}>
            Sign in again
          </button>
        </p>
      )}
      {status !== 'unknown' && (
        // A new key resets the menu for another user. Visitors use public data without a token.
        <SsmProvider key={status} client={client} requestPath={status === 'member' ? 'secured' : 'public'}>
          <MenuTable
            columns={['seqId', 'fullName', 'loDb']}
            height="60vh"
            allowsSelection
            selectedSeqIds={selected}
            onSelectionChange={setSelected}
            onRowAction={setOpened}
          />
        </SsmProvider>
      )}
      <h2>Order</h2>
      <p>
        <output id="selected">{selected.join(', ') || 'Nothing yet'}</output>
      </p>
      <button type="button" disabled={selected.length === 0} onClick={() => setSelected([])}>
        Start again
      </button>
      {opened !== undefined && <p>Opened {opened}</p>}
    </main>
  );
}
