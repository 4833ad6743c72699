/** Starts the application in the page. */
import { createLoadingRegistry, createSatClient, invariant } from 'ssm-core';
import 'ssm-react/styles.css';
import './host.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createAnonymousAuth } from './adapters/auth.none.ts';
import { createAddress } from './address/address.ts';
import { withEarlyAnswer } from './earlyAnswer.ts';
import { firstRows, settings } from './first.ts';
import { routes } from './routes.ts';

const container = document.getElementById('root');
invariant(container !== null, 'index.html has no element with the id "root"; restore it.');

const loading = createLoadingRegistry();
const client = createSatClient({
  loading,
  baseUrl: settings.apiBase,
  fetch: withEarlyAnswer(firstRows, (request) => fetch(request)),
});

createRoot(container).render(
  <StrictMode>
    <App
      address={createAddress(window)}
      auth={createAnonymousAuth()}
      client={client}
      loading={loading}
      routes={routes}
      settings={settings}
    />
  </StrictMode>,
);
